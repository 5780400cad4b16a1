import { el } from '../../../client/dom.ts'
import type { Matchday } from '../sport-game.ts'
import { namesOf, type SportKit, type SportView } from './sport-view.ts'

/** A round of matches is shown in this time, counted from kick-off by the server's clock. */
const liveMs = 14_000
const everyMs = 150
const notesShown = 3

type Options = { kit: SportKit; view: SportView; sinceDraw: () => number; onOver: (no: number) => void }

/** Live scores and commentary of the running round. A late page joins at the current step. */
export function createLive({ kit, view, sinceDraw, onOver }: Options) {
  const clock = el('span', { class: 'live-clock' })
  const rows = el('ol', { class: 'live-rows' })
  const notes = el('ul', { class: 'live-notes', 'aria-live': 'polite' })
  const hero = el('img', { class: 'live-hero', src: kit.heroes[0] ?? '', alt: '' })
  const root = el('div', { class: 'scene live' }, el('div', { class: 'live-head' }, hero, clock), rows, notes)
  let scores: HTMLElement[] = []
  let timer: ReturnType<typeof setInterval> | undefined
  let runs = -1

  function setRows(teams: readonly (readonly [number, number])[]) {
    scores = teams.map(() => el('b', { class: 'live-score' }, '–'))
    rows.replaceChildren(
      ...teams.map((pair, at) => {
        const [home, away] = namesOf(view.sport, pair)
        return el('li', {}, el('span', {}, home), scores[at] ?? '', el('span', {}, away))
      }),
    )
  }
  const put = ({ matches }: Matchday, step: number) => {
    clock.textContent = step >= view.steps ? kit.t.sportFinal : view.clock(step, kit)
    for (const [at, { play }] of matches.entries()) {
      const text = view.scoreAt(play, step).join(' : ')
      const node = scores[at]
      if (!node || node.textContent === text) continue
      node.textContent = text
      node.classList.remove('fresh')
      if (!kit.calm() && step > 0) requestAnimationFrame(() => node.classList.add('fresh'))
    }
  }
  const announce = ({ matches }: Matchday, step: number) => {
    for (const { play, teams } of matches) {
      const words = view.describe(play, step, namesOf(view.sport, teams), kit)
      if (!words) continue
      notes.prepend(el('li', {}, words))
      while (notes.children.length > notesShown) notes.lastElementChild?.remove()
      kit.sound('stop')
    }
  }

  return {
    root,
    /** A new round whose matches have not begun. */
    lineUp(teams: readonly (readonly [number, number])[]) {
      clearInterval(timer)
      runs = -1
      setRows(teams)
      notes.replaceChildren()
      clock.textContent = kit.t.sportSoon
    },
    isOn: (no: number) => runs === no,
    start(no: number, matchday: Matchday) {
      clearInterval(timer)
      runs = no
      setRows(matchday.matches.map(({ teams }) => teams))
      notes.replaceChildren()
      const isStill = kit.calm()
      let announced = Math.floor((sinceDraw() / liveMs) * view.steps)
      const go = () => {
        const step = isStill ? view.steps : Math.min(view.steps, Math.floor((sinceDraw() / liveMs) * view.steps))
        while (!isStill && announced < step) announce(matchday, ++announced)
        put(matchday, step)
        if (step < view.steps) return
        clearInterval(timer)
        onOver(no)
      }
      timer = setInterval(go, everyMs)
      go()
    },
  }
}
