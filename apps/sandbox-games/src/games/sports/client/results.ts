import { el } from '../../../client/dom.ts'
import type { Matchday } from '../sport-game.ts'
import { namesOf, type SportKit, type SportView } from './sport-view.ts'

const roundsShown = 8

/** Past rounds, the newest first; each opens. */
export function createResults(kit: SportKit, view: SportView) {
  const list = el('ol', { class: 'past-matchdays' })
  let shown = ''
  return {
    root: el('section', { class: 'sports-results' }, el('h2', {}, kit.t.sportResults), list),
    show(past: readonly { no: number; outcome: Matchday }[], timeOf: (no: number) => string) {
      const latest = past.slice(0, roundsShown)
      const now = latest.map(({ no }) => no).join()
      if (now === shown) return
      shown = now
      const match = ({ teams, play }: Matchday['matches'][number]) => {
        const [home, away] = namesOf(view.sport, teams)
        return el(
          'li',
          {},
          el('span', {}, home),
          el('b', {}, view.scoreAt(play, view.steps).join(' : ')),
          el('span', {}, away),
        )
      }
      list.replaceChildren(
        ...latest.map(({ no, outcome }, at) =>
          el(
            'li',
            {},
            el(
              'details',
              { open: at === 0 },
              el('summary', {}, timeOf(no)),
              el('ol', { class: 'live-rows' }, ...outcome.matches.map(match)),
            ),
          ),
        ),
      )
    },
  }
}

/** A round in one line: its scores. */
export const roundWords = (view: Pick<SportView, 'scoreAt' | 'steps'>, outcome: unknown): string =>
  (outcome as Matchday).matches.map(({ play }) => view.scoreAt(play, view.steps).join(':')).join(' · ')
