
  /** Makes the bars of the values of the main line lead to their moves. Gives what marks a node on it. */
  function linkGraph(svg, game) {
    const {width, height} = svg.viewBox.baseVal;
    const step = width / game.graph.length;
    const marker = add(svg, 'rect', {y: 0, width: Math.max(2, step), height, fill: ink('last-move'), opacity: 0.3});
    svg.prepend(marker);
    const places = new Map();
    game.graph.forEach(({n, t}, i) => {
      places.set(n, i * step);
      const bar = add(svg, 'rect', {x: i * step, y: 0, width: step, height, fill: 'transparent', 'data-n': n});
      add(bar, 'title', {}, t + ': ' + (game.nodes[n].v || game.nodes[n].r || game.words.unknown));
    });
    return n => {
      const x = places.get(n);
      marker.setAttribute('visibility', x === undefined ? 'hidden' : 'visible');
      marker.setAttribute('x', x || 0);
    };
  }

  function player(article, game) {
    const {words} = game;
    const children = game.nodes.map(() => []);
    game.nodes.forEach((node, n) => { if (node.p >= 0) { children[node.p].push(n); } });
    const chosen = children.map(list => list[0]);
    const links = new Map();
    article.querySelectorAll('.text a[data-n]').forEach(link => links.set(Number(link.dataset.n), link));
    const panel = article.querySelector('.player');
    const view = `0 0 ${game.width} ${game.height}`;
    const board = add(panel, 'svg', {class: 'board', viewBox: view, role: 'img'});
    const bar = add(panel, 'div', {class: 'bar'});
    const now = add(panel, 'div', {class: 'now', 'aria-live': 'polite'});
    const several = game.nodes.some(node => node.q && node.q.length);
    const made = add(panel, 'div', {class: several ? 'other parts' : 'other', role: 'group', 'aria-label': words.parts || ''});
    const other = add(panel, 'div', {class: 'other'});
    const said = add(panel, 'div', {class: 'said'});
    // The graph is there without the script.
    const values = panel.querySelector('.values');
    const mark = values ? linkGraph(values.querySelector('svg'), game) : () => {};
    if (values) {
      panel.append(values);
    }
    add(panel, 'p', {class: 'keys'}, words.keys);
    let here = -1;
    // The part of the turn after which the board is shown; undefined after all of it.
    let shown;

    const end = () => {
      let at = here;
      while (chosen[at] !== undefined) {
        at = chosen[at];
      }
      return at;
    };
    const steps = {
      first: () => 0,
      previous: () => Math.max(0, game.nodes[here].p),
      next: () => shown !== undefined || chosen[here] === undefined ? here : chosen[here],
      last: end
    };
    const buttons = [['first', '⇤'], ['previous', '←'], ['next', '→'], ['last', '⇥']].map(([name, sign]) => {
      const button = add(bar, 'button', {type: 'button', title: words[name], 'aria-label': words[name]}, sign);
      button.addEventListener('click', () => go(steps[name]()));
      return button;
    });

    function go(n, part) {
      if (n === here && part === shown) {
        return;
      }
      shown = part;
      links.get(here)?.classList.remove('here');
      here = n;
      for (let at = n; at > 0; at = game.nodes[at].p) {
        chosen[game.nodes[at].p] = at;
      }
      const node = game.nodes[n];
      draw(board, game, n, part);
      mark(n);
      now.replaceChildren();
      add(now, 'b', {}, node.t || words.start);
      // In the middle of a turn nobody is next.
      add(now, 'span', {}, part !== undefined ? '' : node.r || game.sides[node.s]);
      if (node.v && !node.r && part === undefined) {
        now.append(' ');
        add(now, 'span', {class: node.vp ? 'proved' : 'estimated'}, node.v);
      }
      said.textContent = node.c || '';
      // A button that goes away would take the focus with it.
      const focused = made.contains(document.activeElement) || other.contains(document.activeElement);
      made.replaceChildren();
      (node.q || []).forEach((one, i) => {
        const to = i < node.q.length - 1 ? i : undefined;
        add(made, 'button', {type: 'button', 'aria-pressed': to === part}, one.t)
          .addEventListener('click', () => go(n, to));
      });
      other.replaceChildren();
      if (children[n].length > 1) {
        add(other, 'span', {class: 'quiet'}, words.choose + ':');
        children[n].forEach(child => add(other, 'button', {type: 'button'}, game.nodes[child].t)
          .addEventListener('click', () => go(child)));
      }
      const more = children[n].length > 0 || part !== undefined;
      buttons.forEach((button, i) => button.setAttribute('aria-disabled', i < 2 ? n === 0 : !more));
      if (focused) {
        buttons[2].focus();
      }
      const link = links.get(n);
      if (link) {
        link.classList.add('here');
        reveal(link);
      }
    }

    /** Goes by a part of a turn, or by a move of one part. */
    function byPart(by) {
      const last = n => (game.nodes[n].q || []).length - 1;
      const at = shown === undefined ? last(here) : shown;
      const to = at + by;
      if (by > 0 && shown === undefined) {
        const next = steps.next();
        go(next, next !== here && last(next) > 0 ? 0 : undefined);
      } else if (to < 0) {
        go(steps.previous());
      } else {
        go(here, to < last(here) ? to : undefined);
      }
    }

    /** Scrolls as little as is needed to see a move in the text. */
    function reveal(link) {
      const box = link.getBoundingClientRect();
      const stacked = getComputedStyle(article).display === 'block';
      const top = stacked ? panel.getBoundingClientRect().bottom : 0;
      if (started && (box.top < top + 8 || box.bottom > innerHeight - 8)) {
        scrollBy({top: box.top - (top + innerHeight) / 2, behavior: 'instant'});
      }
    }

    /** Goes to another move instead of this one; false if there is none. */
    function turn(by) {
      const siblings = here > 0 ? children[game.nodes[here].p] : [];
      if (siblings.length < 2) {
        return false;
      }
      go(siblings[(siblings.indexOf(here) + by + siblings.length) % siblings.length]);
      return true;
    }

    article.addEventListener('click', event => {
      const target = event.target.closest('[data-n]');
      if (target) {
        event.preventDefault();
        go(Number(target.dataset.n));
      }
    });
    let wheel = 0;
    board.addEventListener('wheel', event => {
      event.preventDefault();
      wheel += event.deltaMode ? 40 * event.deltaY : event.deltaY;
      if (Math.abs(wheel) >= 40) {
        go(wheel > 0 ? steps.next() : steps.previous());
        wheel = 0;
      }
    }, {passive: false});

    let started = false;
    go(0);
    const named = [...links.values()].find(link => '#' + link.id === location.hash);
    if (named) {
      go(Number(named.dataset.n));
    }
    started = true;

    return {
      article,
      press(key, parts) {
        if (parts) {
          const by = {ArrowRight: 1, ArrowLeft: -1}[key];
          if (by) {
            byPart(by);
          }
          return Boolean(by);
        }
        switch (key) {
          case 'ArrowRight': go(steps.next()); return true;
          case 'ArrowLeft': go(steps.previous()); return true;
          case 'Home': go(0); return true;
          case 'End': go(end()); return true;
          case 'ArrowUp': return turn(-1);
          case 'ArrowDown': return turn(1);
          default: return false;
        }
      }
    };
  }

  const articles = [...document.querySelectorAll('.game')];
  const players = articles.map((article, i) => player(article, games[i]));
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    // Of several games, the one that is being looked at.
    const seen = players.find(one => one.article.getBoundingClientRect().bottom > 0.4 * innerHeight);
    if ((seen || players.at(-1)).press(event.key, event.shiftKey)) {
      event.preventDefault();
    }
  });
