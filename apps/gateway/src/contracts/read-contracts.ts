import {
  AppError,
  type Caller,
  type Contract,
  type ContractKind,
  type Endpoints,
  type Parsed,
  type Value,
} from '@boardwalk/api-client/contract'
import type { Reader, Tx } from '../db/client.ts'
import { eq, type SQL, sql } from '../db/orm.ts'
import { contracts } from '../db/schema/contracts.ts'
import { least } from '../ledger/money.ts'
import type { MerchantSettings } from '../permission/settings.ts'
import { openContract } from './change.ts'
import { contractsOf, periodsOf, readContracts, shownParties } from './contract-view.ts'
import { contractKinds, maxTiers } from './kinds.ts'
import { endedBy, ownContract, tiersOf } from './line.ts'
import { formatRate, parseRate } from './tiers.ts'

type Rules = MerchantSettings['contracts']
type Page = Value<Endpoints['contracts']>

/** Open requests to this member: offers to it, and ends that the other party asked for. */
const waitsFor = (memberId: string) => sql`(
  (c.status = 'OFFERED' AND c.downline_id = ${memberId} AND c.offered_at > now() - interval '7 days')
  OR (c.status = 'END_REQUESTED' AND ((c.downline_id = ${memberId} AND c.requested_by = 'UPLINE')
    OR (c.upline_id = ${memberId} AND c.requested_by = 'DOWNLINE'))))`

const views = {
  MINE: (memberId: string) => sql`c.downline_id = ${memberId}`,
  DOWNLINE: (memberId: string) => sql`c.upline_id = ${memberId}`,
  REQUESTS: waitsFor,
}

/** The party of `contract c` that is not the holder; the house has no name. */
const otherOf = (holder: string) => sql`(CASE WHEN c.downline_id = ${holder} THEN u.username ELSE d.username END)`

const orders: Record<Parsed<Endpoints['contracts']>['sort'], (holder: string) => SQL> = {
  newest: () => sql`c.offered_at DESC, c.id DESC`,
  oldest: () => sql`c.offered_at, c.id`,
  account: (holder) => sql`${otherOf(holder)}, c.offered_at DESC, c.id DESC`,
}

export type AskedContracts = Parsed<Endpoints['contractFile']>
const isFound = (holder: string, { kind, view, status, account }: AskedContracts) => {
  const isStatus = status === 'ALL' ? sql`true` : sql`c.status = ${status}`
  const isOf = account === undefined ? sql`true` : sql`${otherOf(holder)} = ${account.normalize('NFKC')}`
  return sql`c.kind = ${kind} AND ${views[view](holder)} AND ${isStatus} AND ${isOf}`
}

/** Contracts of the filter after the one `before`, newest first. */
export async function contractSlice(
  db: Reader,
  holder: string,
  asked: AskedContracts,
  { before, limit }: { before: string | null; limit: number },
): Promise<Contract[]> {
  const after = before
    ? sql`AND (c.offered_at, c.id) < (SELECT b.offered_at, b.id FROM contract b WHERE b.id = ${before})`
    : sql``
  return await readContracts(
    db,
    sql`WHERE ${isFound(holder, asked)} ${after} ORDER BY ${orders.newest(holder)} LIMIT ${limit}`,
  )
}

/** A member's contracts of a kind (contract D9-12); `holder` is the agent itself, also for its staff. */
export async function contractPage(
  db: Reader,
  holder: string,
  { sort, pageNo, pageSize, ...asked }: Parsed<Endpoints['contracts']>,
  rules: Rules,
): Promise<Page> {
  const found = sql`WHERE ${isFound(holder, asked)}`
  const window = sql`ORDER BY ${orders[sort](holder)} LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`
  const list = await readContracts(db, sql`${found} ${window}`)
  const { rows } = await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n ${shownParties} ${found}`)
  const totalCount = rows[0]?.n ?? 0
  const totalPages = Math.ceil(totalCount / pageSize)
  return { list, pageNo, pageSize, totalCount, totalPages, allowed: await allowedTo(db, holder, asked.kind, rules) }
}

/** Terms that a member may offer: never more than it has itself (contract H3-3). */
async function allowedTo(db: Reader, holder: string, kind: ContractKind, rules: Rules): Promise<Page['allowed']> {
  const own = await ownContract(db, holder, kind)
  const [highest = 0n] = own ? [own.topRate, own.topLossRate].toSorted((a, b) => Number(b - a)) : []
  const most = parseRate(rules.maxRates[kind])
  const maxRate = formatRate(least(highest, most))
  return { maxRate, periods: own ? periodsOf(kind, own) : [], maxTiers, mayForce: rules.forceEnd }
}

/**
 * Contracts below the downline that an answer would end (contract H3-4); nothing changes.
 * @throws AppError NOT_FOUND when the caller is no party of it
 */
export async function effectOf(tx: Tx, memberId: string, { id, action }: Parsed<Endpoints['contractEffect']>) {
  const { row, line } = await openContract(
    tx,
    id,
    ({ uplineId, downlineId }) => uplineId === memberId || downlineId === memberId,
  )
  const terms = action === 'ACCEPT' ? { tiers: tiersOf(row), period: row.period } : null
  const ended = endedBy(line, row.downlineId, terms)
  return {
    terminated: await contractsOf(
      tx,
      ended.map(({ id: ended }) => ended),
    ),
  }
}

/**
 * An offer to simulate (decision 68). Only its parties may, and only while it waits.
 * @throws AppError NOT_FOUND, STATE_INVALID
 */
export async function offerOf(db: Reader, memberId: string, id: string) {
  const [row] = await db.select().from(contracts).where(eq(contracts.id, id))
  if (!row || (row.uplineId !== memberId && row.downlineId !== memberId)) throw new AppError('NOT_FOUND')
  if (row.status !== 'OFFERED') throw new AppError('STATE_INVALID', { status: row.status })
  return row
}

export type Menu = 0 | 1 | 2 | 3 | 4
type State = { kind: ContractKind; offered: boolean; ending: boolean; active: boolean }

/** The state of each kind for a member's menu, and the contracts that wait for its answer (contract C-38). */
export async function contractMenu(db: Reader, memberId: string, rules: Rules) {
  const { rows } = await db.execute<State>(sql`
    SELECT c.kind, bool_or(${waitsFor(memberId)} AND c.status = 'OFFERED') AS offered,
      bool_or(c.status = 'END_REQUESTED') AS ending, bool_or(c.status = 'ACTIVE' AND c.downline_id = ${memberId}) AS active
    FROM contract c WHERE (c.downline_id = ${memberId} OR c.upline_id = ${memberId})
      AND c.status IN ('OFFERED', 'ACTIVE', 'END_REQUESTED') GROUP BY c.kind`)
  const menu = Object.fromEntries(
    contractKinds.map((kind) => [kind, rules.on[kind] ? menuOf(rows.find((row) => row.kind === kind)) : 0]),
  ) as Record<ContractKind, Menu>
  const pending: Contract[] = await readContracts(db, sql`WHERE ${waitsFor(memberId)} ORDER BY c.offered_at DESC, c.id`)
  return { menu, pending }
}

const menuOf = (state: State | undefined): Menu => (state?.offered ? 2 : state?.ending ? 4 : state?.active ? 3 : 1)

/** The account whose contracts a member looks at: staff looks at those of its agent. */
export async function holderOf(db: Reader, { memberId: id, type }: Pick<Caller, 'memberId' | 'type'>): Promise<Holder> {
  if (type !== 42) return { id, type }
  const { rows } = await db.execute<Holder>(
    sql`SELECT agent.id, agent.type FROM member own JOIN member agent ON agent.id = own.upline_id WHERE own.id = ${id}`,
  )
  if (!rows[0]) throw new AppError('AGENT_ONLY')
  return rows[0]
}
type Holder = { id: string; type: Caller['type'] }
