import { el, svg } from '../../../client/dom.ts'

const colours = ['#ffc93c', '#ff6b8b', '#4fd1c5', '#9f7aea', '#63b3ff']

/** Winning lines drawn over a board, each along the cells that it counts. */
export function createWinLines(columns: number, rows: number, calm: () => boolean) {
  const picture = svg('svg', {
    viewBox: `0 0 ${columns * 10} ${rows * 10}`,
    preserveAspectRatio: 'none',
    class: 'win-lines',
    'aria-hidden': 'true',
  })
  return {
    over: (board: HTMLElement) => el('div', { class: 'lined' }, board, picture),
    clear: () => picture.replaceChildren(),
    show(lines: readonly { cells: readonly number[]; line: number }[]) {
      const paths = lines.map(({ cells, line }) =>
        svg('polyline', {
          points: cells.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' '),
          stroke: colours[line % colours.length] ?? '#ffc93c',
          pathLength: '1',
        }),
      )
      picture.replaceChildren(...paths)
      if (calm()) return
      for (const [at, path] of paths.entries())
        path.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
          duration: 380,
          delay: at * 90,
          fill: 'backwards',
        })
    },
  }
}
