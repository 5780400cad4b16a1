import { CallError } from '../../../client/api.ts'
import { fill } from '../../../client/fill.ts'
import type { TableFeed } from '../../../client/kit.ts'
import { createAskOnce } from '../../../client/table/ask-once.ts'
import { toAmount } from '../../../kernel/amounts.ts'
import type { Offer } from '../fixtures.ts'
import type { Matchday } from '../sport-game.ts'
import { createBoard } from './board.ts'
import { createJump } from './jump.ts'
import { createSlip, type Item, keyOf } from './slip-state.ts'
import { createSlipView } from './slip-view.ts'
import type { SportKit, SportView } from './sport-view.ts'

/** Refusals after which the page reloads the offer. */
const stale = ['ODDS_CHANGED', 'PICK_NOT_OFFERED']

type Options = {
  kit: SportKit
  view: SportView
  bet: TableFeed<Matchday, Offer>['bet']
  words: (item: Item) => { match: string; pick: string }
  isOpen: (no: number) => boolean
  timeOf: (no: number) => string
  /** Asks the server again. */
  lookAgain: () => void
}

/** The betting area: odds, slip and the button that places it. */
export function createDesk({ kit, view, bet, words, isOpen, timeOf, lookAgain }: Options) {
  const { t } = kit
  const slip = createSlip(kit.session.stakes)
  let isSending = false
  let wasPart = false
  const askOnce = createAskOnce(kit.session.stakes)
  let shown = ''
  let lastOffer: Offer | null = null

  const slipView = createSlipView({ kit, slip, words, onChange: () => follow() })
  const board = createBoard({
    ...{ kit, view, has: slip.has },
    choose(pick) {
      const isTaken = slip.toggle(pick, kit.stake.value())
      kit.say(isTaken ? '' : t.sportFull)
      if (isTaken) kit.sound('tap')
      slipView.show()
      follow()
    },
  })
  const primary = kit.primary(t.tablePlace, () => void place())
  const jump = createJump(kit.controls.parentElement, slipView.root, kit.calm)
  kit.stake.onChange(() => {
    slip.stakeAll(kit.stake.value())
    slipView.show()
    follow()
  })

  const isReady = () => slip.orders().length > 0 && slip.isWhole() && !isSending
  /** Updates the selected odds and the button. */
  function follow() {
    board.mark()
    const orders = slip.orders()
    const sum = orders.reduce((all, { units }) => all + units, 0n)
    const what = slip.hasChanged() ? t.sportAgree : t.tablePlace
    const count = slip.items().length
    if (orders.length > 0 && !slip.isWhole()) kit.say(t.sportPart)
    else if (wasPart) kit.say('')
    wasPart = orders.length > 0 && !slip.isWhole()
    jump.show(count, `${t.sportSlip} (${count})`)
    primary.set({
      label: orders.length === 0 ? what : `${what} ${kit.money(toAmount(sum))}`,
      disabled: !isReady(),
    })
  }

  /** Each bet that was placed leaves the slip at once; those that fail stay. */
  async function placeAll() {
    for (const { no, stake, bet: order, items } of slip.orders()) {
      await bet(order, { no, stake })
      slip.remove(items)
      slipView.show()
      board.mark()
    }
  }

  /** Pressing the button accepts the odds shown beside it. */
  async function place() {
    if (!isReady()) return
    const sum = toAmount(slip.orders().reduce((all, { units }) => all + units, 0n))
    if (askOnce.mustAsk(sum)) return kit.say(fill(t.tableAsk, { amount: kit.money(sum) }))
    askOnce.placed()
    isSending = true
    slip.agree()
    follow()
    try {
      await placeAll()
      kit.sound('deal')
      kit.say(t.tablePlaced)
    } catch (error) {
      // The frame has shown the reason. Changed odds are fetched, and shown beside the old ones.
      if (error instanceof CallError && stale.includes(error.code)) lookAgain()
    }
    isSending = false
    refresh()
  }

  function refresh() {
    if (!lastOffer) return
    if (!isSending && slip.reprice(lastOffer, isOpen) > 0) kit.say(t.sportGone)
    board.show(lastOffer, isOpen, timeOf)
    // Redraw only when picks or odds change, so that inputs keep their focus while the player types.
    const now = JSON.stringify([slip.mode(), slip.items().map((item) => [keyOf(item), item.odds, item.was])])
    if (now !== shown) slipView.show()
    shown = now
    follow()
  }
  follow()
  return {
    board: board.root,
    slip: slipView.root,
    refresh,
    offer(offer: Offer) {
      lastOffer = offer
      refresh()
    },
  }
}
