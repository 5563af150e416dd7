'use strict';
(() => {
  const SVG = 'http://www.w3.org/2000/svg';
  const PIECE = 0.66;
  const games = JSON.parse(document.getElementById('games').textContent);

  function add(parent, name, attributes, text) {
    const svg = parent instanceof SVGElement || name === 'svg';
    const node = svg ? document.createElementNS(SVG, name) : document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      node.setAttribute(key, value);
    }
    if (text !== undefined) {
      node.textContent = text;
    }
    parent.append(node);
    return node;
  }

  const ink = name => 'var(--hx-' + name + ')';
  // A mark's colour: the name of a theme's property, or a colour itself.
  const tone = colour => colour.startsWith('--') ? 'var(' + colour + ')' : colour;

  /** What is on each cell at a node, or after a part of the turn that leads there, with the numbers of the moves that
   * placed it, as far as they are shown and nothing has changed there since. */
  function position(game, n, part) {
    const path = [];
    const parts = part === undefined ? [] : game.nodes[n].q.slice(0, part + 1);
    for (let at = parts.length ? game.nodes[n].p : n; at >= 0; at = game.nodes[at].p) {
      path.push(at);
    }
    const cells = [...game.start];
    const numbers = {};
    let number = 0;
    path.reverse().forEach(at => {
      const node = game.nodes[at];
      node.d.forEach(([cell, content]) => {
        cells[cell] = content;
        if (!node.swap || content === '.') {
          delete numbers[cell];
        }
      });
      // In a variation, from where it leaves the main line.
      const counts = game.moveNumbers === 'ALL' || game.moveNumbers === 'VARIATION' && (number > 0 || node.x);
      if (at > 0 && counts) {
        number++;
        if (node.n !== undefined) {
          const ply = number + (game.first || 0);
          numbers[node.n] = game.moveNumbers === 'ALL' && game.first !== undefined
            ? Math.ceil(ply / 2) + (game.both && ply % 2 === 0 ? '…' : '')
            : number;
        }
      }
    });
    parts.forEach(({d}) => d.forEach(([cell, content]) => {
      cells[cell] = content;
      delete numbers[cell];
    }));
    return {cells, numbers};
  }

  /** The height of a number on a piece, in radii; an ellipsis is as wide as two digits. */
  function numberSize(number) {
    const length = String(number).length + (String(number).endsWith('…') ? 1 : 0);
    return length > 2 ? 1.3 / length : 0.5;
  }

  /** A board in words: what is on each cell, and who is to move or how the game ended. */
  function described(game, n, cells, part) {
    const by = new Map(Object.values(game.kinds).map(name => [name, []]));
    cells.forEach((content, cell) => by.get(game.kinds[content])?.push(game.names[cell]));
    const node = game.nodes[n];
    const all = [...by].filter(([, names]) => names.length).map(([name, names]) => name + ': ' + names.join(', '));
    const next = part === undefined ? node.r || game.sides[node.s] : '';
    return [node.t || game.words.start, ...all, next].filter(Boolean).join('. ');
  }

  /** Draws a piece; where the players' pieces differ by shape too, a square for Black. */
  function drawPiece(svg, game, x, y, colour, size, opacity) {
    const r = game.radius;
    const name = colour === 'w' ? 'white' : 'black';
    const looks = {fill: ink(name), stroke: ink(name + '-edge'), 'stroke-width': 0.05 * r, opacity};
    const half = 0.84 * size * r;
    if (game.shapes && colour === 'b') {
      add(svg, 'rect', {x: x - half, y: y - half, width: 2 * half, height: 2 * half, rx: 0.15 * half, ...looks});
    } else {
      add(svg, 'circle', {cx: x, cy: y, r: size * r, ...looks});
    }
  }

  /** What the rules say of a move: a ring with a point up wins, down loses, without one threatens; crossed, illegal. */
  function drawSign(svg, game, [cell, aside, colour, kind]) {
    const r = game.radius;
    const x = game.cells[cell][0] + 0.43 * aside * r;
    const y = game.cells[cell][1];
    if (kind === 'ILLEGAL') {
      const c = 0.3 * r;
      drawPiece(svg, game, x, y, colour, 0.26, 0.5);
      add(svg, 'path', {d: `M${x - c},${y - c}L${x + c},${y + c}M${x - c},${y + c}L${x + c},${y - c}`, fill: 'none',
        stroke: ink('illegal'), 'stroke-width': 0.08 * r});
      return;
    }
    const tint = ink({WINS: 'win', LOSES: 'loss', THREATENS: 'threat'}[kind]);
    drawPiece(svg, game, x, y, colour, 0.31, 1);
    add(svg, 'circle', {cx: x, cy: y, r: 0.385 * r, fill: 'none', stroke: tint, 'stroke-width': 0.08 * r});
    if (kind !== 'THREATENS') {
      const way = kind === 'WINS' ? -1 : 1;
      const foot = y + way * 0.47 * r;
      add(svg, 'path', {d: `M${x - 0.17 * r},${foot}H${x + 0.17 * r}L${x},${foot + way * 0.2 * r}Z`, fill: tint});
    }
  }

  function drawMark(svg, game, [cell, shape, colour]) {
    const [x, y] = game.cells[cell];
    const s = 0.42 * game.radius;
    const looks = {fill: 'none', stroke: tone(colour), 'stroke-width': 0.11 * game.radius};
    const c = 0.75 * s;
    switch (shape) {
      case 'square':
        add(svg, 'rect', {x: x - 0.8 * s, y: y - 0.8 * s, width: 1.6 * s, height: 1.6 * s, ...looks});
        break;
      case 'triangle':
        add(svg, 'path', {d: `M${x},${y - s}L${x + 0.9 * s},${y + 0.6 * s}H${x - 0.9 * s}Z`, ...looks});
        break;
      case 'cross':
        add(svg, 'path', {d: `M${x - c},${y - c}L${x + c},${y + c}M${x - c},${y + c}L${x + c},${y - c}`, ...looks});
        break;
      default:
        add(svg, 'circle', {cx: x, cy: y, r: 1.8 * s, ...looks});
    }
  }

  function drawArrow(svg, game, [from, to, colour]) {
    const r = game.radius;
    const [x1, y1] = game.cells[from];
    const [x2, y2] = game.cells[to];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const ux = (x2 - x1) / length;
    const uy = (y2 - y1) / length;
    const at = (along, aside) => `${x1 + along * ux - aside * uy},${y1 + along * uy + aside * ux}`;
    const tip = length - 0.2 * r;
    const neck = tip - 0.45 * r;
    const shaft = 'M' + at(0.25 * r, 0) + 'L' + at(neck, 0);
    const head = 'M' + at(tip, 0) + 'L' + at(neck, 0.26 * r) + 'L' + at(neck, -0.26 * r) + 'Z';
    const group = add(svg, 'g', {opacity: 0.85});
    const edge = ink('cell-hover');
    add(group, 'path', {d: shaft, stroke: edge, 'stroke-width': 0.23 * r});
    add(group, 'path', {d: head, fill: edge, stroke: edge, 'stroke-width': 0.08 * r});
    add(group, 'path', {d: shaft, stroke: tone(colour), 'stroke-width': 0.15 * r});
    add(group, 'path', {d: head, fill: tone(colour)});
  }
