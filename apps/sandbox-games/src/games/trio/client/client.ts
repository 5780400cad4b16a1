import { el } from '../../../client/dom.ts'
import { fill } from '../../../client/fill.ts'
import { gameClient, type Kit, type RoomSnapshot } from '../../../client/kit.ts'
import { toAmount, toUnits } from '../../../kernel/amounts.ts'
import { createRecent } from '../../reels/client/recent.ts'
import { classes } from '../ranks.ts'
import { trio } from '../server.ts'
import type { TrioView } from '../view.ts'
import { cardText } from './cards.ts'
import { createClock } from './clock.ts'
import { createMoves } from './moves.ts'
import { createSeats } from './seats.ts'
import { type Strings, strings } from './strings/index.ts'
import '../../reels/client/layout.css'
import './trio.css'

type Snapshot = RoomSnapshot<TrioView>
/** A past hand with all cards open, and its player. */
type HandOutcome = TrioView & { yourSeat: number; stake: string }

/** Shows the result of a hand once: the stakes, and the share. */
function createScore(kit: Kit<keyof Strings>) {
  const recent = createRecent(kit.t.last, 8)
  let announced = ''
  return {
    root: recent.root,
    announce({ hand, shares, yourSeat, view, balance }: Snapshot, stake: bigint) {
      if (hand === null || hand === announced || shares === null || yourSeat === null || !view) return
      announced = hand
      const cost = stake * BigInt(view.put[yourSeat] ?? 0)
      const paid = toUnits(shares[yourSeat] ?? '0.00')
      const net = paid - cost
      kit.result({ cost: toAmount(cost), payout: toAmount(paid), balance })
      const sign = net > 0n ? '+' : net < 0n ? '−' : ''
      recent.add(`${sign}${kit.money(toAmount(net < 0n ? -net : net))}`, net > 0n ? '#17714a' : '#4d5568')
    },
  }
}

function mount(kit: Kit<keyof Strings>) {
  const { t } = kit
  const feed = kit.room<TrioView>()
  const seats = createSeats(kit)
  const moves = createMoves(kit, feed)
  const score = createScore(kit)
  const pot = el('output', { class: 'pot' })
  const hint = el('p', { class: 'pot-hint' }, t.invite)
  const clock = createClock(t.time, trio.turnMs, (seconds) => moves.isMine() && seconds === 4 && kit.sound('tick'))
  let last: Snapshot | null = null

  function announce(now: Snapshot) {
    const isNew = now.hand !== last?.hand
    if (isNew && now.hand !== null && now.shares === null) kit.sound('deal')
    const isMine = now.turn !== null && now.turn === now.yourSeat && now.shares === null
    const wasMine = !isNew && last?.turn === last?.yourSeat && last?.view?.stage === now.view?.stage
    if (isMine && !wasMine) {
      kit.sound('rise')
      kit.say(ownTurn(now))
    } else if (!isMine && now.hand !== null && now.shares === null) kit.say(turnWords(now))
    else if (now.room !== '' && now.hand === null && last?.room !== now.room) kit.say(t.seated)
    else if (now.room === '' && last && last.room !== '') kit.say('')
  }
  const ownTurn = ({ view }: Snapshot) => {
    const toCall = view?.toCall ?? 0
    if (toCall > 0) return `${t.turn}: ${t.call} ${kit.money(toAmount(kit.stake.units() * BigInt(toCall)))}`
    return view?.stage === 1 ? `${t.turn}. ${t.second}` : t.turn
  }
  const turnWords = ({ turn, seats: all }: Snapshot) => {
    const name = turn === null ? undefined : all[turn]?.name
    return name ? fill(t.thinks, { name }) : ''
  }

  const show = (now: Snapshot) => {
    const stake = kit.stake.units()
    seats.show(now, kit.stake.value())
    moves.show(now, stake)
    clock.until(now)
    pot.textContent = now.view ? `${t.pot} ${kit.money(toAmount(stake * BigInt(now.view.pot)))}` : ''
    hint.textContent = now.room === '' ? t.invite : `${t.stake} ${kit.money(kit.stake.value())}`
    announce(now)
    score.announce(now, stake)
    last = now
  }
  const centre = el('div', { class: 'centre' }, pot, hint, clock.bar)
  const table = el('ul', { class: 'trio-table', 'aria-label': t.table }, ...seats.nodes)
  kit.stage.append(
    el(
      'div',
      { class: 'trio-board' },
      el('div', { class: 'felt' }, table, centre),
      el('div', { class: 'under' }, score.root, moves.leave),
    ),
  )
  feed.watch(show)
}

/** Three cards, four seats: players against each other, free seats filled by bots that are named as such. */
export const client = gameClient({
  rules: trio,
  strings,
  paytable: ({ t }) => [
    el('p', {}, t.rule),
    el('ol', {}, ...classes.map((name) => el('li', {}, t[name]))),
    ...[t.order, t.rake, t.bots, t.clock].map((text) => el('p', {}, text)),
  ],
  /** Own cards first, then the others' as far as the hand has shown them, and the pot. */
  summary(outcome, kit) {
    const { cards, pot, winners, yourSeat, stake } = outcome as HandOutcome
    const named = cards.map((own, seat) => {
      const isYours = seat === yourSeat
      const mark = winners.includes(seat) ? ' ✓' : ''
      return {
        isYours,
        text: `${isYours ? `${kit.t.you}: ` : ''}${own.map((card) => cardText(card ?? 0)).join(' ')}${mark}`,
      }
    })
    const inOrder = named.toSorted((a, b) => Number(b.isYours) - Number(a.isYours)).map(({ text }) => text)
    return [...inOrder, `${kit.t.pot} ${kit.money(toAmount(toUnits(stake) * BigInt(pot)))}`].join(' · ')
  },
  fairness: ({ t }) => [el('p', {}, t.rake), el('p', {}, t.bots), el('p', {}, t.fair)],
  mount,
})
