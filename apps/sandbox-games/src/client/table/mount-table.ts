import { fill } from '../fill.ts'
import './table.css'
import { el } from '../dom.ts'
import type { TableSnapshot } from '../kit.ts'
import { createAnnouncer, isActive } from './announcer.ts'
import { createAskOnce } from './ask-once.ts'
import { createPile, unitsOn } from './chips.ts'
import { createClock } from './clock.ts'
import { createFields } from './fields.ts'
import { createOwnBets } from './own-bets.ts'
import { createRoad } from './road.ts'
import { stickControls } from './stick.ts'
import type { TableGame, TableKit } from './table-game.ts'
import { timesText } from './times-text.ts'
import { createTools } from './tools.ts'

/** A page that opens later than this after the draw shows its result at once. */
const lateMs = 3_000

type Snapshot<Outcome> = TableSnapshot<Outcome, null>

/** Everything on the page except the table layout; display only. */
function createParts<Outcome, Key extends string>(
  kit: TableKit<Key>,
  game: TableGame<Outcome, Key>,
  tap: (on: string) => void,
) {
  const { t } = kit as TableKit
  const words = (on: string) => game.words(on, kit)
  const pays = (on: string) => `${t.tablePays} ${timesText(game.pays(on))}`
  const scene = game.scene(kit)
  const road = createRoad(t.tableRoad)
  const crowd = el('p', { class: 'crowd' })
  const fields = createFields({ words, pays, money: kit.money, tap })
  const own = createOwnBets({ title: t.tableOwn, empty: t.tableNone, words, money: kit.money, pays: game.pays })
  const cloth = game.board(kit, fields.make, tap)
  return {
    ...{ scene, fields, own },
    showPast({ past, totals, round }: Snapshot<Outcome>, isShown: boolean) {
      const now = isShown && round.outcome !== null ? [round.outcome] : []
      road.show([...now, ...past.map(({ outcome }) => outcome)].map((outcome) => game.road(outcome, kit)))
      crowd.textContent = `${t.tablePlayers}: ${totals.players} · ${t.tableBets}: ${totals.bets}`
    },
    append(clock: HTMLElement, tools: HTMLElement) {
      kit.stage.classList.add('table')
      kit.stage.append(
        el('div', { class: 'table-scene' }, scene.root, clock, road.root, crowd),
        el('div', { class: 'table-cloth' }, cloth, tools, own.root),
      )
    },
  }
}

/** A shared table: chips, clock, reveal, road, own bets. */
export function mountTable<Outcome, Key extends string>(kit: TableKit<Key>, game: TableGame<Outcome, Key>) {
  const { t } = kit as TableKit
  const feed = kit.table<Outcome, null>(undefined, { holdsBalance: true })
  const pile = createPile()
  const askOnce = createAskOnce(kit.session.stakes)
  const parts = createParts(kit, game, tap)
  const announcer = createAnnouncer(kit)
  const clock = createClock({
    words: { open: t.tableOpen, closed: t.tableClosed, drawn: t.tableNext },
    calm: kit.calm,
    onPhase: () => refresh(),
    onLastSeconds: () => kit.sound('tick'),
  })
  let last: Snapshot<Outcome> | null = null
  /** Round whose result is on show. */
  let shownNo = -1
  let isRevealing = false
  let isSending = false

  const runningNo = () => last?.round.no ?? -1
  const betsOf = (no: number) => (last?.bets ?? []).filter((bet) => bet.no === no && isActive(bet))
  const changed = (work: () => unknown) => () => {
    work()
    refresh()
  }
  const primary = kit.primary(t.tablePlace, () => void place())
  const tools = createTools(kit as TableKit, {
    undo: changed(pile.undo),
    clear: changed(pile.clear),
    repeat: changed(() => pile.take(betsOf(runningNo() - 1))),
  })

  function tap(on: string) {
    if (!clock.isOpen() || isSending) return
    if (!pile.add(on, kit.stake.value())) return kit.say(t.tableFull)
    kit.say('')
    kit.sound('tap')
    refresh()
  }

  async function place() {
    if (pile.isEmpty() || isSending) return
    if (askOnce.mustAsk(pile.total())) return kit.say(fill(t.tableAsk, { amount: kit.money(pile.total()) }))
    askOnce.placed()
    isSending = true
    const slips = pile.slips()
    pile.clear()
    refresh()
    try {
      for (const { stake, bet } of slips) await feed.bet(bet, { stake })
      kit.sound('deal')
      kit.say(t.tablePlaced)
    } catch {
      // The frame has shown the reason; refused chips are back with the player.
    }
    isSending = false
    refresh()
  }

  /** Chips that were not placed in time go back. */
  function sweep() {
    if (clock.isOpen() || pile.isEmpty() || isSending) return
    pile.clear()
    kit.say(t.tableMissed)
  }

  function refresh() {
    sweep()
    const isOpen = clock.isOpen()
    const placed = unitsOn(betsOf(runningNo()))
    const outcome = shownNo === runningNo() ? (last?.round.outcome ?? null) : null
    const back = outcome === null ? null : (on: string) => game.back(on, outcome)
    parts.fields.show(pile.units(), placed)
    parts.fields.lock(!isOpen)
    parts.fields.light(back)
    parts.own.show({ waiting: pile.units(), placed, back })
    tools.show({ chips: !pile.isEmpty(), past: isOpen && betsOf(runningNo() - 1).length > 0 })
    primary.set({
      label: pile.isEmpty() ? t.tablePlace : `${t.tablePlace} ${kit.money(pile.total())}`,
      disabled: pile.isEmpty() || !isOpen || isSending,
    })
  }

  async function reveal(no: number, outcome: Outcome) {
    isRevealing = true
    await parts.scene.reveal(outcome, kit.calm() || clock.sinceDraw() > lateMs)
    isRevealing = false
    if (runningNo() !== no) return
    shownNo = no
    if (betsOf(no).length === 0) kit.say(game.road(outcome, kit).words)
    update()
  }

  function update() {
    if (!last) return
    const { round, past, bets, balance } = last
    parts.showPast(last, shownNo === round.no)
    // Late settlements are shown in the next round.
    const [before] = past
    if (before?.no === shownNo) announcer.announce({ no: before.no, bets, balance })
    const { no, outcome } = round
    if (no === shownNo && outcome !== null) announcer.announce({ no, bets, balance })
    refresh()
  }

  feed.watch((snapshot) => {
    const isNew = snapshot.round.no !== runningNo()
    last = snapshot
    clock.set(snapshot.round, snapshot.clockOffset)
    if (isNew) parts.scene.clear()
    const { no, outcome } = snapshot.round
    if (outcome !== null && shownNo !== no && !isRevealing) void reveal(no, outcome)
    update()
  })
  parts.append(clock.root, tools.root)
  stickControls(kit.controls)
  refresh()
}
