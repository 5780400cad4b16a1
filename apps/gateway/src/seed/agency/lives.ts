import { type Random, random } from '@boardwalk/brand-kit/art'
import type { Tx } from '../../db/client.ts'
import { and, asc, eq, inArray } from '../../db/orm.ts'
import { deposits } from '../../db/schema/cashier.ts'
import { type GameRow, games } from '../../db/schema/catalogue.ts'
import { bets, gameTx } from '../../db/schema/ledger.ts'
import { moneySteps, payAccounts, withdrawals } from '../../db/schema/withdrawal.ts'
import { welcomeAmount } from '../../ledger/accounts.ts'
import type { Merchant } from '../../permission/merchants.ts'
import { minuteMs } from '../../time-units.ts'
import { bulkInsert } from '../bulk-insert.ts'
import { demoProvider, idsOf, roundRows } from '../demo-round.ts'
import { payoutOf } from '../rounds.ts'
import { busyDays, busyHours, type Calendar } from './calendar.ts'
import { type CashierRows, payIn, payOut } from './cashier-rows.ts'
import type { Newcomer } from './newcomers.ts'
import type { PastLedger } from './past-ledger.ts'

const units = (whole: number) => BigInt(whole) * 10_000n
const [poor, rich] = [units(250), units(2_500)]
const categories = ['RNG', 'FISH', 'LIVE', 'PVP']

type World = { tx: Tx; merchant: Merchant; calendar: Calendar; ledger: PastLedger }
type Rows = CashierRows & { gameTx: (typeof gameTx.$inferInsert)[]; bets: (typeof bets.$inferInsert)[] }

const gamesToPlay = (tx: Tx): Promise<GameRow[]> =>
  tx
    .select()
    .from(games)
    .where(and(inArray(games.gameType, categories), eq(games.isEnabled, true)))
    .orderBy(asc(games.sort), asc(games.id))
    .limit(400)

/** Activity of the newcomers from the day they joined until yesterday: welcome credit, deposits, rounds, withdrawals. */
export async function liveLives(world: World, people: ReadonlyMap<string, Newcomer>): Promise<void> {
  const { tx } = world
  const choice = sample(await gamesToPlay(tx))
  const rows: Rows = { gameTx: [], bets: [], deposits: [], payAccounts: [], withdrawals: [], steps: [] }
  for (const [memberId, person] of people) liveOne(world, rows, choice, memberId, person)
  await bulkInsert(tx, gameTx, rows.gameTx)
  await bulkInsert(tx, bets, rows.bets)
  await bulkInsert(tx, deposits, rows.deposits)
  await bulkInsert(tx, payAccounts, rows.payAccounts)
  await bulkInsert(tx, withdrawals, rows.withdrawals)
  await bulkInsert(tx, moneySteps, rows.steps)
  await world.ledger.write()
}

/** A dozen games of each category. */
const sample = (all: readonly GameRow[]): GameRow[] =>
  categories.flatMap((category) => all.filter(({ gameType }) => gameType === category).slice(0, 12))

function liveOne(world: World, rows: Rows, choice: GameRow[], memberId: string, person: Newcomer): void {
  const { merchant, calendar, ledger } = world
  const roll = random(`agency ${merchant.code} ${person.username}`)
  const joined = calendar.daysAgo(person.days, 9)
  const welcome = { at: joined, memberId, source: 'welcome', extId: memberId, actor: 'system' }
  ledger.post('ADJ', { ...welcome, facts: { amount: welcomeAmount } })
  if (person.type !== 0) return
  const habit = 0.1 + 0.2 * roll.next()
  // One in six never pays in.
  const pays = roll.next() > 0.17
  const firstPaid = person.days - roll.between(0, 3)
  for (let day = person.days - 1; day >= 1; day -= 1) {
    const isBusy = busyDays.some((ago) => ago === day)
    const cash = ledger.balance(memberId, 'CASH')
    const own = { memberId, merchant, key: `agency-${day}` }
    if (pays && (day === Math.max(firstPaid, 1) || cash < poor))
      payIn(ledger, rows, { ...own, at: calendar.daysAgo(day, 11), amount: units(roll.pick([100, 200, 300, 500])) })
    else if (cash > rich)
      payOut(ledger, rows, { ...own, at: calendar.daysAgo(day, 13), amount: units(roll.pick([500, 1_000])) })
    if (!isBusy && roll.next() > habit) continue
    const begin = isBusy ? busyHours.play : roll.between(15, 20)
    playEvening(world, rows, roll, {
      memberId,
      choice,
      begin: calendar.daysAgo(day, begin),
      name: `${person.username}-${day}`,
      count: isBusy ? 5 : roll.between(1, 4),
    })
  }
}

type Evening = { memberId: string; choice: GameRow[]; begin: Date; name: string; count: number }

/** Some rounds within four hours, as far as the money lasts. */
function playEvening({ merchant, ledger }: World, rows: Rows, roll: Random, evening: Evening): void {
  const { memberId, choice, begin, name, count } = evening
  const game = roll.pick(choice)
  const stepMs = Math.floor((200 * minuteMs) / count)
  for (let at = 0; at < count; at += 1) {
    const stake = units(roll.pick([10, 20, 20, 50, 50, 100, 200]))
    const payout = payoutOf(stake, roll)
    const when = new Date(begin.getTime() + at * stepMs + roll.between(0, 20) * minuteMs)
    if (ledger.balance(memberId, 'CASH') < stake) return
    const round = { name: `agency-${merchant.code}-${name}-${at}`, merchant, memberId, game, stake, payout, at: when }
    const [betId, winId] = idsOf(round)
    const common = { memberId, source: demoProvider, actor: demoProvider }
    const facts = { bonus: 0n, vendor: game.vendor, purse: 'CASH' } as const
    const taken = ledger.post('BET', {
      ...common,
      at: new Date(when.getTime() - 20_000),
      extId: betId,
      facts: { ...facts, cash: stake },
    })
    const given =
      payout > 0n ? ledger.post('WIN', { ...common, at: when, extId: winId, facts: { ...facts, cash: payout } }) : null
    const stored = roundRows(round, taken, given)
    rows.gameTx.push(...stored.gameTx)
    rows.bets.push(stored.bet)
  }
}
