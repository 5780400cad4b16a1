import { el } from '../../../client/dom.ts'
import type { Kit, RoomSeat, RoomSnapshot } from '../../../client/kit.ts'
import { toAmount, toUnits } from '../../../kernel/amounts.ts'
import { seats } from '../hand.ts'
import { rankHand } from '../ranks.ts'
import type { TrioView } from '../view.ts'
import { cardOf } from './cards.ts'
import type { Strings } from './strings/index.ts'

const places = ['you', 'left', 'top', 'right'] as const
type Own = Kit<keyof Strings>

/** Where the page's player sits, now or at the next hand; 0 for an onlooker. */
export const ownSeat = ({ yourSeat, seats: all }: RoomSnapshot<TrioView>): number =>
  yourSeat ??
  Math.max(
    0,
    all.findIndex((seat) => seat?.you),
  )

type Cards = readonly (number | null)[]
/** `before`: the cards that were shown last; the difference is dealt as an animation. */
type Seen = { seat: RoomSeat | null; at: number; before: Cards; snapshot: RoomSnapshot<TrioView>; stake: string }

/** Text under a name: won, folded, or in the pot. */
function statusText({ t, money }: Own, { at, snapshot, stake }: Seen): string {
  const { view, shares } = snapshot
  if (!view) return ''
  const won = toUnits(shares?.[at] ?? '0.00')
  if (won > 0n) return `${t.winner} +${money(toAmount(won))}`
  if (view.folded[at]) return t.folded
  return `${money(toAmount(toUnits(stake) * BigInt(view.put[at] ?? 0)))} ${t.inPot}`
}

function cardsOf({ t }: Own, { at, before, snapshot: { view } }: Seen): { nodes: HTMLElement[]; name: string } {
  const cards = view?.cards[at] ?? []
  const known = cards.filter((card) => card !== null)
  return {
    nodes: cards.map((card, place) => {
      const node = cardOf(card, t.hidden)
      node.classList.toggle('fresh', before[place] !== card)
      return node
    }),
    name: known.length === 3 ? t[rankHand(known).name] : '',
  }
}

function seatNode(kit: Own, seen: Seen) {
  const { t } = kit
  const { seat, snapshot } = seen
  const { nodes, name } = cardsOf(kit, seen)
  const words = seat?.waiting || !snapshot.view ? (seat ? t.waiting : '') : statusText(kit, seen)
  const who = seat === null ? t.free : seat.you ? t.you : seat.name
  return [
    el('span', { class: 'seat-name' }, who, ...(seat?.bot ? [el('small', { class: 'bot-mark' }, t.bot)] : [])),
    el('span', { class: 'seat-cards' }, ...nodes),
    el('span', { class: 'seat-class' }, name),
    el('span', { class: 'seat-words' }, words),
  ]
}

/** Four seats around the pot, the page's player in front. */
export function createSeats(kit: Own) {
  const nodes = places.map((place) => el('li', { class: `seat ${place}` }))
  const shown: Cards[] = places.map(() => [])
  return {
    nodes,
    show(snapshot: RoomSnapshot<TrioView>, stake: string) {
      const own = ownSeat(snapshot)
      for (const [step, node] of nodes.entries()) {
        const at = (own + step) % seats
        const seat = snapshot.seats[at] ?? null
        const { view } = snapshot
        node.classList.toggle('now', snapshot.turn === at)
        node.classList.toggle('out', view?.folded[at] ?? false)
        node.classList.toggle('wins', view?.winners.includes(at) ?? false)
        node.replaceChildren(...seatNode(kit, { seat, at, before: shown[step] ?? [], snapshot, stake }))
        shown[step] = view?.cards[at] ?? []
      }
    },
  }
}
