
  /** Lets a puzzle be solved by clicks on its board, or by writing moves. Only what the given solution says is known. */
  function solver(article, game) {
    const {words} = game;
    const board = article.querySelector('figure svg');
    const panel = article.querySelector('.solve');
    const form = add(panel, 'form');
    const label = add(form, 'label', {}, words.move + ' ');
    const input = add(label, 'input', {autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false'});
    add(form, 'button', {}, words.enter);
    const again = add(form, 'button', {type: 'button'}, words.again);
    const other = add(panel, 'div', {class: 'other', role: 'group', 'aria-label': words.which});
    const said = add(panel, 'p', {class: 'said', 'aria-live': 'polite'});
    const READING = 900;
    const children = game.nodes.map(() => []);
    game.nodes.forEach((node, n) => { if (node.p >= 0) { children[node.p].push(n); } });
    let here = 0;
    // The cells clicked so far for a move.
    let clicked = [];
    // Where to go back to after a try.
    let before;
    let waiting;
    // The first moves found so far, where several are wanted.
    let found = [];

    function show(n, text) {
      clearTimeout(waiting);
      waiting = undefined;
      here = n;
      clicked = [];
      before = undefined;
      other.replaceChildren();
      said.textContent = text;
      draw(board, game, n);
    }

    // A move with a sign such as ! ends a sentence by itself.
    const fill = (text, ...values) => values.reduce((all, value, i) => all.replace('{' + i + '}', () => value), text)
      .replace(/([!?])\.(?= |$)/g, '$1');
    const name = n => game.nodes[n].t;

    /** Plays a move of the solution, and the answer to it. */
    function play({n, y}) {
      const from = here;
      const reply = children[n][0];
      if (y) {
        show(reply || n, fill(reply ? words.refuted : words.tried, name(n), reply && name(reply)));
        before = from;
      } else if (from === 0 && game.wanted > 1 && (found.includes(n) || found.length + 1 < game.wanted)) {
        const text = fill(found.includes(n) ? words['found.again'] : words.found, name(n));
        found = [...new Set([...found, n])];
        show(n, text);
        waiting = setTimeout(() => show(0, text), READING);
      } else if (reply === undefined || !game.answers[reply]) {
        show(reply || n, fill(words.solved, name(n)));
      } else {
        show(n, fill(words.right, name(n)));
        waiting = setTimeout(() => show(reply, fill(words.reply, name(n), name(reply))), READING);
      }
    }

    function answer(one) {
      if (one && one.n !== undefined) {
        play(one);
      } else {
        show(here, fill(words.other, one ? one.t : ''));
      }
    }

    /** What can be answered here; nothing while a move is being answered. */
    const answers = () => waiting === undefined && game.answers[here] || [];

    function click(cell) {
      if (before !== undefined) {
        show(before, '');
        return;
      }
      const all = answers();
      if (!all.length) {
        return;
      }
      if (!clicked.length && (game.closed[here] || []).includes(cell)) {
        show(here, words.closed);
        return;
      }
      const next = [...clicked, cell];
      const fitting = all.filter(({c}) => next.every((one, i) => c[i] === one));
      const done = fitting.filter(({c}) => c.length === next.length);
      if (!fitting.length) {
        show(here, words.no);
      } else if (done.length === 1 && fitting.length === 1) {
        answer(done[0]);
      } else {
        show(here, '');
        clicked = next;
        const r = game.radius;
        next.forEach(at => add(board, 'circle', {cx: game.cells[at][0], cy: game.cells[at][1], r: 0.75 * r, fill: 'none',
          stroke: ink('last-move'), 'stroke-width': 0.1 * r}));
        done.forEach(one => add(other, 'button', {type: 'button'}, one.t).addEventListener('click', () => {
          input.focus();
          answer(one);
        }));
      }
    }

    board.addEventListener('click', event => {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM().inverse());
      const far = ([x, y]) => Math.hypot(point.x - x, point.y - y);
      const nearest = game.cells.reduce((best, cell, i) => far(cell) < far(game.cells[best]) ? i : best, 0);
      if (far(game.cells[nearest]) < game.radius) {
        click(nearest);
      }
    });
    form.addEventListener('submit', event => {
      event.preventDefault();
      const text = input.value.trim().toLowerCase();
      if (text && before !== undefined) {
        show(before, '');
      }
      const all = answers();
      if (text && all.length) {
        input.value = '';
        const one = all.find(({t}) => t.toLowerCase() === text);
        if (one) {
          answer(one);
        } else {
          show(here, words.no);
        }
      }
    });
    again.addEventListener('click', () => {
      found = [];
      show(0, '');
    });
    article.querySelectorAll('.text a[data-n]').forEach(link => link.addEventListener('click', event => {
      event.preventDefault();
      show(Number(link.dataset.n), '');
    }));
    show(0, '');
  }

  const puzzles = document.querySelectorAll('.puzzle');
  puzzles.forEach((article, i) => solver(article, games[games.length - puzzles.length + i]));
