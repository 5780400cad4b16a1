import { Contract } from '@boardwalk/api-client/contract'
import * as v from 'valibot'
import type { Tx } from '../db/client.ts'
import { nowIn } from '../db/now.ts'
import type { Deps } from '../deps.ts'
import type { OpsRole } from '../ops/ops-gate.ts'
import { merchantOfMember } from '../ops/protection.ts'
import { endContract, offerContract } from './offer.ts'

const { kind, tiers, period } = Contract.entries
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(140))

/** The house's offer to the head of a line (contract H3-3). */
export const HouseOffer = v.strictObject({ kind, tiers, period: v.optional(v.nonNullable(period)), reason })
export const HouseEnd = v.strictObject({ contractId: v.pipe(v.string(), v.uuid()), version: v.number(), reason })

export async function offerByHouse(
  tx: Tx,
  memberId: string,
  { reason: remark, ...terms }: v.InferOutput<typeof HouseOffer>,
  _role: OpsRole,
  deps: Deps,
) {
  const merchant = await merchantOfMember(tx, memberId)
  const { contracts } = await deps.settings.of(merchant)
  const offer = { ...terms, remark, downlineId: memberId }
  const { id } = await offerContract(tx, { merchant, uplineId: null }, offer, contracts)
  return { contractId: id }
}

export async function endByHouse(
  tx: Tx,
  memberId: string,
  { contractId, version }: v.InferOutput<typeof HouseEnd>,
  _role: OpsRole,
  deps: Deps,
) {
  const merchant = deps.merchants.byCode(await merchantOfMember(tx, memberId)) ?? deps.merchants.fallback
  const by = { clock: { timeZone: merchant.timeZone, now: await nowIn(tx) }, mayForce: true }
  const { terminated } = await endContract(tx, null, { id: contractId, version, mode: 'FORCE' }, by)
  return { ended: terminated.map(({ id }) => id) }
}
