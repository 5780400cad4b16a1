import { AppError, type Contract, type ContractKind } from '@boardwalk/api-client/contract'
import { holdTree } from '../agents/place.ts'
import type { Reader, Tx } from '../db/client.ts'
import { nowIn } from '../db/now.ts'
import { sql } from '../db/orm.ts'
import { contracts } from '../db/schema/contracts.ts'
import { newId } from '../ids.ts'
import type { MerchantSettings } from '../permission/settings.ts'
import { type Answered, resultOf } from './answer.ts'
import { type Clock, checkBelow, demandState, endWithLine, move, openContract, requestEnd } from './change.ts'
import { contractsOf } from './contract-view.ts'
import { kinds } from './kinds.ts'
import { isLive, lockLine, tiersOf } from './line.ts'
import { notifyParty } from './notify.ts'
import { broken, checkTiers, formatTiers, parseRate, parseTiers, type Tier, topRates } from './tiers.ts'

type ContractSettings = MerchantSettings['contracts']
export type Offer = {
  kind: ContractKind
  downlineId: string
  period?: NonNullable<Contract['period']> | undefined
  tiers: Contract['tiers']
  remark?: string | undefined
}
/** `uplineId` null: the house, through an operator. `at`: when; now without it. */
type Offerer = { merchant: string; uplineId: string | null; at?: Date }

/** Types of account that may be offered a contract: by an agent its players and agents, by the house heads of lines. */
const takers = { agent: [0, 1], house: [1, 2] }

/**
 * Offers a contract to a direct downline (contract D9-13, H3).
 * @throws AppError NOT_FOUND (no account of the team), CONTRACT_RULE, PENDING_EXISTS
 */
export async function offerContract(tx: Tx, by: Offerer, offer: Offer, settings: ContractSettings): Promise<Contract> {
  const { kind, downlineId, remark = '' } = offer
  // A move withdraws the offers that it finds.
  await holdTree(tx, by.merchant, 'join')
  const terms = await termsOf(tx, by, offer, settings)
  const line = await lockLine(tx, terms)
  checkBelow(terms, line.find((row) => row.downlineId === by.uplineId && isLive(row)) ?? null)
  await expireOld(tx, downlineId, kind)
  const offeredAt = by.at ?? (await nowIn(tx))
  const row = { ...terms, ...topsOf(tiersOf(terms)), id: newId(), merchant: by.merchant, remark, offeredAt }
  const stored = await tx.insert(contracts).values(row).onConflictDoNothing().returning()
  for (const offered of stored) await notifyParty(tx, offered, 'DOWNLINE', 'offered')
  const [made] = await contractsOf(
    tx,
    stored.map(({ id }) => id),
  )
  if (!made) throw new AppError('PENDING_EXISTS')
  return made
}

/**
 * The terms of an offer, without a look at the line.
 * @throws AppError NOT_FOUND, FEATURE_OFF, CONTRACT_RULE
 */
export async function termsOf(db: Reader, by: Offerer, offer: Offer, settings: ContractSettings) {
  const { kind, downlineId } = offer
  await checkParties(db, by, downlineId)
  if (!settings.on[kind]) throw new AppError('FEATURE_OFF', { feature: kind })
  const tiers = parseTiers(kind, offer.tiers)
  checkTiers(tiers, parseRate(settings.maxRates[kind]))
  return { kind, uplineId: by.uplineId, downlineId, period: periodOf(offer), tiers: formatTiers(kind, tiers) }
}

const topsOf = (tiers: Tier[]) => {
  const [topRate = 0n, topLossRate = 0n] = topRates(tiers)
  return { topRate, topLossRate }
}

/** Dividends choose their period; the other kinds have one. */
function periodOf({ kind, period }: Offer) {
  if (kind !== 'DIVIDEND') {
    if (period) throw broken('PERIOD')
    return kinds[kind].periods[0]
  }
  if (!period) throw broken('PERIOD')
  return period
}

async function checkParties(db: Reader, { merchant, uplineId }: Offerer, downlineId: string): Promise<void> {
  const { rows } = await db.execute<{ type: number; isDirect: boolean; uplineType: number | null }>(sql`
    SELECT d.type, d.upline_id IS NOT DISTINCT FROM ${uplineId}::uuid AS "isDirect", u.type AS "uplineType"
    FROM member d LEFT JOIN member u ON u.id = ${uplineId}::uuid
    WHERE d.id = ${downlineId} AND d.merchant = ${merchant}
      AND (${uplineId}::uuid IS NULL OR (d.path <@ u.path AND d.id <> u.id))`)
  const found = rows[0]
  if (!found) throw new AppError('NOT_FOUND')
  const allowed = uplineId === null ? takers.house : takers.agent
  const mayOffer = uplineId === null || found.uplineType === 1 || found.uplineType === 2
  if (!(found.isDirect && mayOffer && allowed.includes(found.type))) throw broken('PARTIES')
}

const expireOld = (tx: Tx, downlineId: string, kind: ContractKind) =>
  tx.execute(sql`
    UPDATE contract SET status = 'EXPIRED', version = version + 1 WHERE downline_id = ${downlineId} AND kind = ${kind}
      AND status = 'OFFERED' AND offered_at <= now() - interval '7 days'`)

/** The offerer takes an offer back while it is not answered (contract D9-14). */
export async function withdrawOffer(tx: Tx, memberId: string, { id, version }: { id: string; version: number }) {
  const { row } = await openContract(tx, id, ({ uplineId }) => uplineId === memberId)
  demandState(row, version, ['OFFERED'])
  await move(tx, row, 'WITHDRAWN')
  return (await resultOf(tx, row, [])).contract
}

type End = { id: string; version: number; mode: 'REQUEST' | 'FORCE' }

/** The upline asks for the end of a contract, or ends it where the brand allows that (contract D9-15). */
export async function endContract(
  tx: Tx,
  uplineId: string | null,
  { id, version, mode }: End,
  { clock, mayForce }: { clock: Clock; mayForce: boolean },
): Promise<Answered> {
  const { row, line } = await openContract(tx, id, (found) => found.uplineId === uplineId)
  demandState(row, version, mode === 'FORCE' ? ['ACTIVE', 'END_REQUESTED'] : ['ACTIVE'])
  if (mode === 'FORCE' && !mayForce) throw broken('FORCE_OFF')
  if (mode === 'FORCE') return await resultOf(tx, row, await endWithLine(tx, row, line, clock))
  await requestEnd(tx, row, 'UPLINE')
  return await resultOf(tx, row, [])
}
