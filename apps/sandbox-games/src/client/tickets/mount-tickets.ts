import { fill } from '../fill.ts'
import '../table/table.css'
import './tickets.css'
import { toAmount } from '../../kernel/amounts.ts'
import { button, el } from '../dom.ts'
import type { TableFeed, TableSnapshot } from '../kit.ts'
import { createAnnouncer } from '../table/announcer.ts'
import { createAskOnce } from '../table/ask-once.ts'
import { stickControls } from '../table/stick.ts'
import { createBuilder } from './builder.ts'
import { createDrawClock } from './draw-clock.ts'
import { createDraws } from './draws.ts'
import { launchTarget } from './launch-target.ts'
import { createOwnTickets } from './own-tickets.ts'
import type { TicketGame, TicketKit } from './ticket-game.ts'

/** Lotteries on the clock: choose one, build a ticket of several lines, buy it, watch the draw. */
export function mountTickets<Outcome, Key extends string>(kit: TicketKit<Key>, game: TicketGame<Outcome, Key>) {
  const { t } = kit as TicketKit
  const target = launchTarget(new URLSearchParams(location.search), game.lotteries, kit.session.gameCode)
  let { lottery } = target
  let feed: TableFeed<Outcome, null>
  let last: TableSnapshot<Outcome, null> | null = null
  let unwatch = () => {}
  let isSending = false
  const askOnce = createAskOnce(kit.session.stakes)
  let announcer = createAnnouncer(kit)

  const crowd = el('p', { class: 'crowd' })
  const draws = createDraws(kit, game)
  const own = createOwnTickets(kit, game)
  const clock = createDrawClock({
    ...{ open: t.ticketDrawIn, closed: t.ticketClosed, issue: t.ticketIssue, calm: kit.calm },
    onClose: () => refresh(),
  })
  const builder = createBuilder({ kit, game, lottery: () => lottery, onChange: () => refresh() })
  const primary = kit.primary(t.ticketBuy, () => void buy())
  kit.stake.onChange(() => refresh())

  const total = () => toAmount(builder.lines().reduce((sum, { times }) => sum + kit.stake.units() * BigInt(times), 0n))

  function refresh() {
    const isEmpty = builder.lines().length === 0
    const next = clock.isOpen() ? '' : ` · ${t.ticketForNext}`
    primary.set({
      label: isEmpty ? t.ticketBuy : `${t.ticketBuy} ${kit.money(total())}${next}`,
      disabled: isEmpty || isSending || last === null,
    })
  }

  /** After the counter has closed a ticket is for the draw that follows. */
  async function buy() {
    if (builder.lines().length === 0 || isSending || !last) return
    if (askOnce.mustAsk(total())) return kit.say(fill(t.ticketAsk, { amount: kit.money(total()) }))
    askOnce.placed()
    isSending = true
    refresh()
    try {
      const no = last.round.no + (clock.isOpen() ? 0 : 1)
      await feed.bet({ lines: builder.lines() }, { no })
      builder.clear()
      kit.sound('deal')
      kit.say(t.ticketBought)
    } catch {
      // The frame has shown the reason; the lines stay for another try.
    }
    isSending = false
    refresh()
  }

  const see = (snapshot: TableSnapshot<Outcome, null>) => {
    const { round, clockOffset, past, bets, totals, balance } = snapshot
    const [newest] = past
    if (last === null) announcer.skipTo(newest?.no ?? -1)
    last = snapshot
    clock.set(round, clockOffset)
    draws.show(snapshot)
    own.show(bets, (no) => past.find((draw) => draw.no === no)?.outcome ?? null)
    crowd.textContent = `${t.ticketPlayers}: ${totals.players} · ${t.ticketTickets}: ${totals.bets}`
    if (newest) announcer.announce({ no: newest.no, bets, balance })
    refresh()
  }

  const tabs = game.lotteries.map((id) => ({ id, node: button(game.lotteryName(id, kit), 'play', () => open(id)) }))
  function open(id: string) {
    unwatch()
    lottery = id
    last = null
    announcer = createAnnouncer(kit)
    draws.forget()
    for (const tab of tabs) tab.node.setAttribute('aria-pressed', String(tab.id === id))
    feed = kit.table<Outcome, null>(id, { mayLeave: true })
    unwatch = feed.watch(see)
    builder.refresh()
    refresh()
    page.dataset.view = 'betting'
  }

  const picker = el(
    'nav',
    { class: 'plays lotteries', 'aria-label': t.ticketLotteries },
    ...tabs.map(({ node }) => node),
  )
  const page = el(
    'div',
    { class: 'tickets' },
    el('div', { class: 'tickets-side' }, picker, clock.root, draws.last, crowd),
    el('div', { class: 'tickets-side' }, builder.root, el('div', { class: 'tickets-own' }, own.root, draws.past)),
  )
  kit.stage.append(page)
  stickControls(kit.controls)
  builder.show()
  open(lottery)
  page.dataset.view = target.view
}
