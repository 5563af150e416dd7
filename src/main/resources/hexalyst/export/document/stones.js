  /** Draws the board at a node. */
  function draw(svg, game, n) {
    const node = game.nodes[n];
    const {cells, numbers} = position(game, n);
    const r = game.radius;
    svg.replaceChildren();
    svg.setAttribute('aria-label', described(game, n, cells));
    const hexagon = (cell, scale, looks) => {
      const [x, y] = game.cells[cell];
      const points = [0, 1, 2, 3, 4, 5].map(i => {
        const angle = Math.PI / 180 * (60 * i + 30);
        return (x + scale * r * Math.cos(angle)).toFixed(1) + ',' + (y + scale * r * Math.sin(angle)).toFixed(1);
      });
      add(svg, 'polygon', {points: points.join(' '), ...looks});
    };
    const text = (string, x, y, size, fill, bold) => add(svg, 'text', {
      x, y: y + 0.355 * size, 'font-size': size, 'text-anchor': 'middle', fill,
      'font-weight': bold ? 'bold' : 'normal'}, string);
    const deciding = new Set(game.deciding ? node.o || [] : []);
    cells.forEach((content, cell) => hexagon(cell, 0.97, {
      fill: ink(content === 'x' ? 'blocked' : deciding.has(cell) ? 'deciding-cell' : 'cell'),
      stroke: ink(content === 'x' ? 'blocked-edge' : 'cell-edge'), 'stroke-width': 0.03 * r}));
    if (game.letters) {
      game.rows.forEach(([x, y, name]) => text(name, x, y, (game.answers ? 0.6 : 0.4) * r, ink('letter'), true));
    }
    cells.forEach((content, cell) => {
      const [x, y, number] = game.cells[cell];
      if (content === '.' && game.numbers) {
        text(number, x, y + 0.58 * r, (game.answers ? 0.4 : 0.28) * r, ink('number'));
      } else if (content === 'w' || content === 'b') {
        const name = content === 'w' ? 'white' : 'black';
        drawPiece(svg, game, x, y, content, PIECE, 1);
        if (deciding.has(cell)) {
          add(svg, 'circle', {cx: x, cy: y, r: (PIECE + 0.02) * r, fill: 'none', stroke: ink('deciding'),
            'stroke-width': 0.13 * r});
        }
        if (numbers[cell]) {
          text(numbers[cell], x, y, numberSize(numbers[cell]) * r, ink('text-on-' + name), true);
        }
      }
    });
    if (game.last && node.l !== undefined) {
      const [x, y] = game.cells[node.l];
      if (!numbers[node.l]) {
        add(svg, 'circle', {cx: x, cy: y, r: 0.2 * r, fill: 'none', 'stroke-width': 0.1 * r,
          stroke: ink(cells[node.l] === 'w' ? 'on-white' : 'on-black')});
      }
      hexagon(node.l, 0.93, {fill: 'none', stroke: ink('last-move'), 'stroke-width': 0.06 * r});
    }
    (node.g || []).forEach(sign => drawSign(svg, game, sign));
    (node.z || []).forEach(([cell, size]) => {
      const [x, y] = game.cells[cell];
      add(svg, 'circle', {cx: x + 0.5 * r, cy: y - 0.5 * r, r: 0.26 * r, fill: ink('badge')});
      text(size, x + 0.5 * r, y - 0.5 * r, 0.36 * r, ink('on-badge'), true);
    });
    (node.m || []).forEach(mark => drawMark(svg, game, mark));
    (node.b || []).forEach(([cell, string]) => {
      const [x, y] = game.cells[cell];
      const fill = {w: 'text-on-white', b: 'text-on-black'}[cells[cell]] || 'label';
      text(string, x, y, r * Math.min(0.62, Math.max(0.3, 1.5 / string.length)), ink(fill), true);
    });
    (node.a || []).forEach(arrow => drawArrow(svg, game, arrow));
  }

