import { AppError } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq, inArray, sql } from '../db/orm.ts'
import { contracts } from '../db/schema/contracts.ts'
import { enqueue } from '../outbox/enqueue.ts'
import type { ContractRow } from './contract-view.ts'
import { endedBy, isLive, lockLine, type Parties, tiersOf } from './line.ts'
import { notifyParty } from './notify.ts'
import { boundaryAfter, handOver } from './periods.ts'
import { broken, isAbove } from './tiers.ts'

type Status = ContractRow['status']
export type Clock = { timeZone: string; now: Date }

/** One edge of the state machine (contract F). @throws AppError STATE_INVALID */
export async function move(tx: Tx, row: ContractRow, to: Status, facts: Partial<ContractRow> = {}): Promise<void> {
  const isSame = and(eq(contracts.id, row.id), eq(contracts.status, row.status), eq(contracts.version, row.version))
  const changed = await tx
    .update(contracts)
    .set({ ...facts, status: to, version: sql`${contracts.version} + 1` })
    .where(isSame)
    .returning({ id: contracts.id })
  if (changed.length === 0) throw new AppError('STATE_INVALID', { status: row.status })
  await tell(tx, row)
}

/** Both parties' tabs look again. */
async function tell(tx: Tx, { id, uplineId, downlineId }: ContractRow): Promise<void> {
  for (const memberId of [uplineId, downlineId])
    if (memberId) await enqueue(tx, { topic: 'contract', memberId, payload: { id } })
}

/** A started period is still paid; a contract that has not begun never does (contract H3-5). */
export const endOf = ({ period, activeFrom }: ContractRow, { timeZone, now }: Clock): Date =>
  activeFrom && activeFrom > now ? activeFrom : boundaryAfter(period, timeZone, now)

/** Ends contracts in one statement, so that the database sees whole lines end. */
async function endAll(tx: Tx, rows: readonly ContractRow[], clock: Clock): Promise<void> {
  if (rows.length === 0) return
  const ends = rows.map((row) => endOf(row, clock).toISOString())
  await tx.execute(sql`
    UPDATE contract SET status = 'ENDED', version = version + 1, active_to = least(active_to, ended.at)
    FROM unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(ends)}::timestamptz[]) AS ended(id, at)
    WHERE contract.id = ended.id`)
  for (const row of rows) {
    await tell(tx, row)
    await notifyParty(tx, row, 'DOWNLINE', 'ended')
  }
}

/** One party asks the other to end a contract. */
export async function requestEnd(tx: Tx, row: ContractRow, requestedBy: 'UPLINE' | 'DOWNLINE'): Promise<void> {
  await move(tx, row, 'END_REQUESTED', { requestedBy })
  await notifyParty(tx, row, requestedBy === 'UPLINE' ? 'DOWNLINE' : 'UPLINE', 'requested')
}

/** Ends a contract and all below it. Returns those below. */
export async function endWithLine(tx: Tx, row: ContractRow, line: readonly ContractRow[], clock: Clock) {
  const below = endedBy(line, row.downlineId, null)
  await endAll(tx, [row, ...below], clock)
  return below
}

/**
 * Puts an offer in force from the next boundary. Ends the contracts below that exceed it, then the old one of the pair;
 * then it begins (contract H3-4). Returns the contracts ended below.
 * @throws AppError CONTRACT_RULE when the upline's own contract has changed since the offer
 */
export async function putInForce(tx: Tx, offer: ContractRow, line: readonly ContractRow[], clock: Clock) {
  const own = line.find((row) => row.downlineId === offer.uplineId && isLive(row)) ?? null
  checkBelow(offer, own)
  const old = line.find((row) => row.downlineId === offer.downlineId && isLive(row)) ?? null
  const ended = endedBy(line, offer.downlineId, { tiers: tiersOf(offer), period: offer.period })
  await endAll(tx, ended, clock)
  const runs = old?.activeFrom && old.activeFrom <= clock.now ? old : null
  const notBefore = latest(own?.activeFrom ?? null, await busyUntil(tx, offer, old))
  const { from, to } = handOver({ ...clock, next: offer.period, running: runs?.period ?? null, notBefore })
  if (old) await move(tx, old, 'SUPERSEDED', { activeTo: to ?? old.activeFrom })
  await move(tx, offer, 'ACTIVE', { activeFrom: from, answeredAt: clock.now })
  return ended
}

const latest = (a: Date | null, b: Date | null) => (a && b ? (a > b ? a : b) : (a ?? b))

/** No contract above its upline's (contract H3-3); both for the same period, so that both are settled together. */
export function checkBelow(
  terms: Pick<ContractRow, 'kind' | 'uplineId' | 'tiers' | 'period'>,
  own: ContractRow | null,
) {
  if (terms.uplineId === null) return
  if (!own) throw broken('NO_OWN_CONTRACT')
  if (own.period !== terms.period) throw broken('PERIOD')
  if (isAbove(tiersOf(terms), tiersOf(own))) throw broken('ABOVE_UPLINE')
}

/** When the downline's earlier contracts of the kind end, of those that have. */
async function busyUntil(tx: Tx, { downlineId, kind }: Parties, old: ContractRow | null): Promise<Date | null> {
  const { rows } = await tx.execute<{ at: string | null }>(sql`
    SELECT max(active_to) AS at FROM contract WHERE downline_id = ${downlineId} AND kind = ${kind}
      AND id IS DISTINCT FROM ${old?.id ?? null}::uuid`)
  return rows[0]?.at ? new Date(rows[0].at) : null
}

/** A contract with its line locked. @throws AppError NOT_FOUND when `isPart` says that it is not the caller's */
export async function openContract(tx: Tx, id: string, isPart: (row: ContractRow) => boolean) {
  const find = async () =>
    (
      await tx
        .select()
        .from(contracts)
        .where(inArray(contracts.id, [id]))
    )[0]
  const found = await find()
  if (!found || !isPart(found)) throw new AppError('NOT_FOUND')
  const line = await lockLine(tx, found)
  return { row: line.find((one) => one.id === id) ?? (await find()) ?? found, line }
}

/** @throws AppError STALE_VERSION, STATE_INVALID */
export function demandState(row: ContractRow, version: number, from: readonly Status[]): void {
  if (row.version !== version) throw new AppError('STALE_VERSION', { version: row.version })
  if (!from.includes(row.status)) throw new AppError('STATE_INVALID', { status: row.status })
}
