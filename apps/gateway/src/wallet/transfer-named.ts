import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { vendorTransfers } from '../db/schema/play.ts'
import { formatMoney } from '../ledger/money.ts'
import type { Owner } from './vendor-wallet.ts'
import { walletBalances } from './wallet-balances.ts'

type Answer = Value<Endpoints['walletTransfer']>

/** The transfer that a key made, however long ago, with the balances of now; null for a new key. */
export async function transferNamed(
  tx: Tx,
  owner: Owner,
  { key, input: { from, to } }: { key: string; input: { from: string; to: string } },
): Promise<Answer | null> {
  const isNamed = and(eq(vendorTransfers.memberId, owner.memberId), eq(vendorTransfers.clientKey, key))
  const rows = await tx.select().from(vendorTransfers).where(isNamed).orderBy(vendorTransfers.refNo)
  const last = rows.at(-1)
  if (!last) return null
  const amount = formatMoney(rows.reduce((sum, row) => sum + row.amount, 0n))
  const vendors = rows.map(({ vendor }) => vendor)
  return { refNo: last.refNo, from, to, amount, balances: await walletBalances(tx, owner, vendors) }
}
