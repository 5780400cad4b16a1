import '../../../client/table/table.css'
import './sports.css'
import { el } from '../../../client/dom.ts'
import type { TableSnapshot } from '../../../client/kit.ts'
import { createAnnouncer } from '../../../client/table/announcer.ts'
import { createClock } from '../../../client/table/clock.ts'
import { stickControls } from '../../../client/table/stick.ts'
import { type Offer, pairings } from '../fixtures.ts'
import type { Matchday } from '../sport-game.ts'
import { kickOffText } from './board.ts'
import { createDesk } from './desk.ts'
import { createLive } from './live.ts'
import { createOwnSlips } from './own-slips.ts'
import { createResults } from './results.ts'
import { namesOf, pickWords, type SportKit, type SportView } from './sport-view.ts'

type Snapshot = TableSnapshot<Matchday, Offer>

/** Virtual matches: choose odds, fill in a slip, place it, watch the matches. */
export function mountSport(kit: SportKit, view: SportView) {
  const { t } = kit
  const feed = kit.table<Matchday, Offer>(undefined, { holdsBalance: true })
  const announcer = createAnnouncer(kit)
  let last: Snapshot | null = null
  /** Round whose matches were shown to their end. */
  let shownNo = -1
  let unwatch = () => {}

  const clock = createClock({
    words: { open: t.sportNext, closed: t.tableClosed, drawn: t.tableNext },
    calm: kit.calm,
    onPhase: () => desk.refresh(),
    onLastSeconds: () => kit.sound('tick'),
  })
  const timeOf = (no: number) => (last ? kickOffText(last.round, no, last.clockOffset, kit.session.place) : '')
  const pairsOf = (no: number) => pairings(view.sport, last?.table ?? '', no)
  const lookAgain = () => {
    unwatch()
    unwatch = feed.watch(see)
  }
  stickControls(kit.controls)
  const desk = createDesk({
    ...{ kit, view, bet: feed.bet, timeOf, lookAgain },
    isOpen: (no) => last !== null && (no > last.round.no || (no === last.round.no && clock.isOpen())),
    words({ no, fixture, market, pick }) {
      const names = namesOf(view.sport, pairsOf(no)[fixture] ?? [0, 0])
      const match = `${names.join(' – ')} · ${view.marketName(market, kit)} · ${timeOf(no)}`
      return { match, pick: pickWords(view, pick, names, kit) }
    },
  })
  const live = createLive({
    ...{ kit, view },
    sinceDraw: clock.sinceDraw,
    onOver(no) {
      shownNo = no
      update()
    },
  })
  const own = createOwnSlips({ kit, view, pairsOf })
  const results = createResults(kit, view)
  const crowd = el('p', { class: 'crowd' })

  /** Results are shown only after the matches were shown to their end. */
  function update() {
    if (!last) return
    const { round, past, bets, balance } = last
    const isShown = shownNo === round.no && round.outcome !== null
    const over = isShown && round.outcome ? [{ no: round.no, outcome: round.outcome }, ...past] : past
    own.show({ bets, outcomeOf: (no) => over.find((one) => one.no === no)?.outcome ?? null, timeOf })
    results.show(over, timeOf)
    // Late settlements are shown in the next round, so the previous one is checked again.
    for (const one of over.slice(0, 2).toReversed()) announcer.announce({ ...one, bets, balance })
    desk.refresh()
  }
  function see(snapshot: Snapshot) {
    const { round, past, totals, clockOffset } = snapshot
    const isNew = round.no !== last?.round.no
    if (last === null) announcer.skipTo(past[0]?.no ?? -1)
    last = snapshot
    clock.set(round, clockOffset)
    crowd.textContent = `${t.tablePlayers}: ${totals.players} · ${t.tableBets}: ${totals.bets}`
    if (isNew) live.lineUp(pairsOf(round.no))
    if (round.outcome && !live.isOn(round.no)) live.start(round.no, round.outcome)
    if (round.offer) desk.offer(round.offer)
    update()
  }

  kit.stage.classList.add('sport-stage')
  kit.stage.append(
    el(
      'div',
      { class: 'sports' },
      el(
        'div',
        { class: 'sports-side' },
        el('div', { class: 'sports-live' }, live.root, clock.root, crowd),
        desk.board,
      ),
      el('div', { class: 'sports-side' }, el('div', { class: 'sports-own' }, desk.slip, own.root), results.root),
    ),
  )
  lookAgain()
}
