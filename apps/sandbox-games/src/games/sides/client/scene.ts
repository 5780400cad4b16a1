import { el, svg } from '../../../client/dom.ts'
import { fill } from '../../../client/fill.ts'
import type { Scene, TableKit } from '../../../client/table/table-game.ts'
import type { Meeting } from '../rules.ts'
import type { Text } from './strings/en.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const markMs = 800

const ray = (turn: number) => svg('path', { d: 'M0,-24 L4,-36 L-4,-36 Z', transform: `rotate(${turn})` })
const emblems = {
  light: () =>
    svg('g', { class: 'emblem' }, svg('circle', { r: '18' }), ...[0, 45, 90, 135, 180, 225, 270, 315].map(ray)),
  wave: () =>
    svg(
      'g',
      { class: 'emblem' },
      ...[-16, 0, 16].map((y) => svg('path', { d: `M-34,${y} q8.5,-12 17,0 t17,0 t17,0 t17,0`, class: 'swell' })),
    ),
}

/** Two abstract sides that show their marks in turn. */
export function createScene(kit: TableKit<Text>): Scene<Meeting> {
  const side = (name: 'light' | 'wave') => {
    const marks = el('div', { class: 'marks' })
    const sum = el('output', { class: 'side-sum' }, '0')
    const picture = svg('svg', { viewBox: '-40 -40 80 80', 'aria-hidden': 'true' }, emblems[name]())
    return {
      root: el('div', { class: `side side-${name}` }, picture, el('b', {}, kit.t[name]), marks, sum),
      marks,
      sum,
    }
  }
  const sides = { light: side('light'), wave: side('wave') }
  const verdict = el('p', { class: 'verdict' })
  const root = el(
    'div',
    { class: 'scene sides' },
    el('div', { class: 'two-sides' }, sides.light.root, sides.wave.root),
    verdict,
  )

  const clear = () => {
    for (const { root: box, marks, sum } of Object.values(sides)) {
      box.classList.remove('wins')
      marks.replaceChildren()
      sum.textContent = '0'
    }
    verdict.textContent = kit.t.waiting
  }
  const mark = (name: 'light' | 'wave', value: number) => {
    const { marks, sum } = sides[name]
    marks.append(el('span', { class: 'mark' }, String(value)))
    sum.textContent = String(Number(sum.textContent) + value)
    kit.sound('deal')
  }
  clear()
  return {
    root,
    clear,
    async reveal(meeting, isLate) {
      clear()
      verdict.textContent = ''
      for (const [at, value] of meeting.light.entries()) {
        const isLast = at === meeting.light.length - 1
        if (isLast && !isLate) kit.sound('rise')
        if (!isLate) await pause(isLast ? markMs * 1.5 : markMs)
        mark('light', value)
        if (!isLate) await pause(isLast ? markMs * 1.5 : markMs)
        mark('wave', meeting.wave[at] ?? 0)
      }
      if (meeting.winner !== 'draw') sides[meeting.winner].root.classList.add('wins')
      verdict.textContent = meetingWords(meeting, kit)
    },
  }
}

export const meetingWords = ({ winner, lead }: Meeting, { t }: TableKit<Text>): string =>
  winner === 'draw' ? t.draw : fill(t.wins, { side: t[winner], lead })
