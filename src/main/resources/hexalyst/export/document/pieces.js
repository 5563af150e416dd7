  /** Draws the board at a node, with cells and pieces of any kind, which the data draws; in the middle of a turn as it is
   * after a part. */
  function draw(svg, game, n, part) {
    const node = part === undefined ? game.nodes[n] : game.nodes[n].q[part];
    const {cells, numbers} = position(game, n, part);
    const r = game.radius;
    svg.replaceChildren();
    svg.setAttribute('aria-label', described(game, n, cells, part));
    const outline = (cell, scale, looks) => {
      const [x, y] = game.cells[cell];
      const points = game.outlines[cell].map(([dx, dy]) => (x + scale * dx).toFixed(1) + ',' + (y + scale * dy).toFixed(1));
      add(svg, 'polygon', {points: points.join(' '), ...looks});
    };
    const text = (string, x, y, size, fill, bold) => add(svg, 'text', {
      x, y: y + 0.355 * size, 'font-size': size, 'text-anchor': 'middle', fill,
      'font-weight': bold ? 'bold' : 'normal'}, string);
    // A stone is its own look.
    const look = cell => game.looks[cells[cell]] || {top: cells[cell], plain: true};
    const isStone = cell => cells[cell] === 'w' || cells[cell] === 'b';
    const deciding = new Set(game.deciding ? node.o || [] : []);
    const elements = (into, list) => list.forEach(([name, attributes, string]) => add(into, name, attributes, string));
    elements(svg, game.ground || []);
    cells.forEach((content, cell) => {
      if (content === 'x' && game.hides || game.ground && content !== 'x' && !deciding.has(cell)) {
        return;
      }
      outline(cell, 0.965, {
        fill: ink(content === 'x' ? 'blocked' : deciding.has(cell) ? 'deciding-cell' : 'cell'),
        stroke: ink(content === 'x' ? 'blocked-edge' : 'cell-edge'), 'stroke-width': 0.03 * r});
    });
    elements(svg, game.lines || []);
    if (game.letters) {
      game.rows.forEach(([x, y, name]) => text(name, x, y, (game.answers ? 0.6 : 0.4) * r, ink('letter'), true));
    }
    cells.forEach((content, cell) => {
      const [x, y, number] = game.cells[cell];
      if (content === '.' && game.numbers) {
        const [dx, dy] = game.asides ? game.asides[cell] : [0, 0.58 * r];
        text(number, x + dx, y + dy, (game.answers ? 0.4 : 0.28) * r, ink('number'));
      }
      if (game.looks[content]) {
        const group = add(svg, 'g', {transform: `translate(${x} ${y})`});
        if (game.looks[content].tall) {
          add(group, 'title', {}, game.kinds[content]);
        }
        elements(group, game.looks[content].parts);
      } else if (isStone(cell)) {
        drawPiece(svg, game, x, y, content, PIECE, 1);
      }
    });
    [['w', node.whites], ['b', node.blacks]].forEach(([side, counting]) => (counting || []).forEach(cell =>
      drawPiece(svg, game, game.cells[cell][0], game.cells[cell][1], side, game.territory, 1)));
    deciding.forEach(cell => add(svg, 'circle', {cx: game.cells[cell][0], cy: game.cells[cell][1],
      r: (PIECE + 0.02) * r, fill: 'none', stroke: ink('deciding'), 'stroke-width': 0.13 * r}));
    const others = game.last && node.k || [];
    others.forEach(cell => outline(cell, 0.93, {fill: 'none', stroke: ink('last-move'), 'stroke-width': 0.06 * r}));
    if (game.last && node.l !== undefined) {
      const [x, y] = game.cells[node.l];
      if (!others.length && !numbers[node.l] && look(node.l).plain) {
        add(svg, 'circle', {cx: x, cy: y, r: 0.2 * r, fill: 'none', 'stroke-width': 0.1 * r,
          stroke: ink(look(node.l).top === 'w' ? 'on-white' : 'on-black')});
      }
      outline(node.l, 0.93, {fill: 'none', stroke: ink('last-move'), 'stroke-width': 0.06 * r});
    }
    (node.g || []).forEach(sign => drawSign(svg, game, sign));
    cells.forEach((content, cell) => {
      const fill = {w: 'text-on-white', b: 'text-on-black'}[look(cell).top];
      if (numbers[cell] && fill && look(cell).plain) {
        text(numbers[cell], game.cells[cell][0], game.cells[cell][1], numberSize(numbers[cell]) * r,
          ink(fill), true);
      }
    });
    (node.z || []).forEach(([cell, size]) => {
      const [x, y] = game.cells[cell];
      add(svg, 'circle', {cx: x + 0.5 * r, cy: y - 0.5 * r, r: 0.26 * r, fill: ink('badge')});
      text(size, x + 0.5 * r, y - 0.5 * r, 0.36 * r, ink('on-badge'), true);
    });
    (node.m || []).forEach(mark => drawMark(svg, game, mark));
    (node.b || []).forEach(([cell, string]) => {
      const [x, y] = game.cells[cell];
      const fill = {w: 'text-on-white', b: 'text-on-black', o: 'text-on-nobody'}[look(cell).top] || 'label';
      text(string, x, y, r * Math.min(0.62, Math.max(0.3, 1.5 / string.length)), ink(fill), true);
    });
    (node.a || []).forEach(arrow => drawArrow(svg, game, arrow));
    const said = svg.closest('.puzzle') && svg.closest('.puzzle').querySelector('.facts');
    if (said) {
      said.textContent = node.f || '';
    } else if (node.f) {
      const {y, size, letter} = game.facts;
      const most = game.width / (letter * node.f.length);
      text(node.f, game.width / 2, y, Math.min(size, most), ink('letter'));
    }
  }

