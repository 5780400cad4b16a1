import type { Contract, ContractKind } from '@boardwalk/api-client/contract'
import { answerContract, expireOffers } from '../../contracts/answer.ts'
import { contractKinds } from '../../contracts/kinds.ts'
import { endContract, offerContract, withdrawOffer } from '../../contracts/offer.ts'
import type { Tx } from '../../db/client.ts'
import { sql } from '../../db/orm.ts'
import type { Merchant } from '../../permission/merchants.ts'
import type { MerchantSettings } from '../../permission/settings.ts'
import { busyDays, busyHours, type Calendar, contractDays } from './calendar.ts'
import { termsOf } from './contract-terms.ts'

/** `ids` of the agents by their names. */
type Scene = {
  tx: Tx
  merchant: Merchant
  calendar: Calendar
  rules: MerchantSettings['contracts']
  ids: ReadonlyMap<string, string>
}
/** Null: the house. */
type Pair = readonly [upline: string | null, downline: string]

const head: Pair = [null, 'agent01']
const asking: Pair = ['agent01', 'agenta2']
const choosing: Pair = ['agent01', 'agenta3']
const better: Pair = ['agent01', 'agenta1']
/** From the top down, because an agent can offer no more than its own rate. */
const line: readonly Pair[] = [
  ...[head, better, asking],
  ...([
    ['agenta1', 'agenta1b1'],
    ['agenta2', 'agenta2b1'],
    ['agenta1b1', 'agenta1b1c1'],
  ] as const),
]

/** Dividends of other lines, for other periods; since when. */
const otherLines = [
  { head: 'agent02', period: 'DAILY', days: 7 },
  { head: 'agent03', period: 'MONTHLY', days: contractDays },
] as const

const idOf = ({ ids }: Scene, name: string | null) => (name === null ? null : (ids.get(name) ?? ''))
const depthOf = ([, downline]: Pair) => [...downline].filter((letter) => 'abc'.includes(letter)).length - 1

/** `share` of the head's rates in tenths; `period` of a dividend. */
type More = { share?: number; period?: 'DAILY' | 'MONTHLY' }
async function offer(scene: Scene, pair: Pair, kind: ContractKind, at: Date, more: More = {}): Promise<Contract> {
  const { tx, merchant, rules } = scene
  const by = { merchant: merchant.code, uplineId: idOf(scene, pair[0]), at }
  const terms = termsOf(kind, more.share ?? 10 - 2 * depthOf(pair), more.period)
  return await offerContract(tx, by, { ...terms, kind, downlineId: idOf(scene, pair[1]) ?? '' }, rules)
}

type Action = Parameters<typeof answerContract>[2]['action']
async function answer(scene: Scene, name: string, { kind, id, version }: Contract, action: Action, at: Date) {
  const { tx, calendar } = scene
  const by = { memberId: idOf(scene, name) ?? '', clock: { timeZone: calendar.timeZone, now: at } }
  return (await answerContract(tx, kind, { contractId: id, version, action }, by)).contract
}

async function agree(scene: Scene, pair: Pair, kind: ContractKind, at: Date, more: More = {}): Promise<Contract> {
  return await answer(scene, pair[1], await offer(scene, pair, kind, at, more), 'ACCEPT', at)
}

/** A line under contract for three months; one was ended by its parties, another got better terms. */
async function longLine(scene: Scene, kind: ContractKind): Promise<Contract> {
  const { daysAgo } = scene.calendar
  const begin = daysAgo(contractDays, 12)
  const held = new Map<Pair, Contract>()
  for (const pair of [...line, choosing]) held.set(pair, await agree(scene, pair, kind, begin))
  const [ending, asked] = [held.get(choosing), held.get(asking)]
  if (!ending || !asked) throw new Error('A contract of the line is missing.')
  const requested = await answer(scene, 'agent01', ending, 'REQUEST_END', daysAgo(41, 12))
  await answer(scene, 'agenta3', requested, 'AGREE_END', daysAgo(40, 12))
  await agree(scene, better, kind, daysAgo(45, 12), { share: 9 })
  return asked
}

/**
 * A line under contract for an evening, until the house ends it: at first of three, at last the whole one, in which one
 * gets better terms.
 */
async function evening(scene: Scene, kind: 'HOURLY' | 'REALTIME', ago: number): Promise<void> {
  const { tx, calendar } = scene
  const [first, last] = kind === 'HOURLY' ? busyHours.hourly : busyHours.realTime
  const minutes = (hour: number) => new Date(calendar.daysAgo(ago, hour).getTime() - 4 * 60_000)
  const held: Contract[] = []
  const isLast = ago === Math.min(...busyDays)
  for (const pair of isLast ? [...line, choosing] : line.slice(0, 3))
    held.push(await agree(scene, pair, kind, minutes(first)))
  const [own] = held
  if (!own) throw new Error('The head of the line has no contract.')
  if (isLast) await agree(scene, better, kind, minutes((first + last) / 2), { share: 9 })
  const clock = { timeZone: calendar.timeZone, now: minutes(last) }
  await endContract(tx, null, { id: own.id, version: own.version, mode: 'FORCE' }, { clock, mayForce: true })
}

/**
 * A line under contract for some evenings, and again from now on: a window is five minutes or an hour, and three months
 * would have thousands.
 */
async function shortLine(scene: Scene, kind: 'HOURLY' | 'REALTIME'): Promise<Contract> {
  const { calendar } = scene
  for (const ago of busyDays) await evening(scene, kind, ago)
  const again = new Map<Pair, Contract>()
  for (const pair of line) again.set(pair, await agree(scene, pair, kind, calendar.now))
  const asked = again.get(asking)
  if (!asked) throw new Error('A contract of the line is missing.')
  return asked
}

/** Offers to one downline that came to nothing: taken back, left without an answer, refused. */
async function offerInVain(scene: Scene, kind: ContractKind): Promise<void> {
  const { tx, calendar } = scene
  const share = { share: 3 }
  const { id, version } = await offer(scene, choosing, kind, calendar.daysAgo(20, 12), share)
  await withdrawOffer(tx, idOf(scene, choosing[0]) ?? '', { id, version })
  await offer(scene, choosing, kind, calendar.daysAgo(15, 12), share)
  await expireOffers(tx)
  const refused = await offer(scene, choosing, kind, calendar.daysAgo(6, 12), share)
  await answer(scene, choosing[1], refused, 'REJECT', calendar.daysAgo(5, 12))
}

async function agreeOtherLines(scene: Scene): Promise<void> {
  const { calendar, ids } = scene
  for (const { head: name, period, days } of otherLines) {
    const below = `${name}a1`
    // A name of theirs may have been taken by a player.
    if (!(ids.has(name) && ids.has(below))) continue
    const pairs: Pair[] = [
      [null, name],
      [name, below],
    ]
    for (const pair of pairs) await agree(scene, pair, 'DIVIDEND', calendar.daysAgo(days, 12), { period })
  }
}

/** Contracts of every kind in every state, by the state machine (contract F). */
export async function agreeContracts(scene: Scene): Promise<void> {
  const { tx, calendar } = scene
  const open: Contract[] = []
  for (const kind of contractKinds) {
    open.push(kind === 'HOURLY' || kind === 'REALTIME' ? await shortLine(scene, kind) : await longLine(scene, kind))
    await offerInVain(scene, kind)
  }
  await agreeOtherLines(scene)
  // Messages about these were read long ago; those about open offers stay unread.
  const ids = sql.param([...scene.ids.values()])
  await tx.execute(sql`UPDATE message SET read_at = now() WHERE kind = 'CONTRACT' AND member_id = ANY(${ids}::uuid[])`)
  for (const contract of open) {
    await answer(scene, 'agenta2', contract, 'REQUEST_END', calendar.now)
    await offer(scene, choosing, contract.kind, calendar.now)
  }
  // Lower than the terms in force, so that its acceptance ends contracts below.
  await offer(scene, head, 'HOURLY', calendar.now, { share: 5 })
}
