import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import type pg from 'pg'
import { formatMoney } from '../ledger/money.ts'
import { isShown } from '../ledger/post.ts'

type Row = { type: string; balance: string; version: string; asOf: Date }

const query = {
  name: 'wallet',
  text: `SELECT type, balance, version, now() AS "asOf" FROM account WHERE member_id = $1 AND currency = $2`,
}
const vendorPrefix = 'VENDOR:'

/** A member's money (contract C-18). `sumBalance` is cash, bonus and vendor wallets, without holds. */
export async function readWallet(
  pool: pg.Pool,
  { memberId, currency, withVendors }: { memberId: string; currency: string; withVendors: boolean },
): Promise<Value<Endpoints['balance']>> {
  const { rows } = await pool.query<Row>({ ...query, values: [memberId, currency] })
  const of = (type: string): bigint => BigInt(rows.find((row) => row.type === type)?.balance ?? 0)
  const vendors = rows.filter(({ type }) => type.startsWith(vendorPrefix))
  const inVendors = vendors.reduce((sum, { balance }) => sum + BigInt(balance), 0n)
  // Only shown accounts count, as in the event: both must show the same number for the same state.
  const version = rows.reduce((sum, row) => (isShown(row.type) ? sum + Number(row.version) : sum), 0)
  return {
    sumBalance: formatMoney(of('CASH') + of('BONUS') + inVendors),
    cash: formatMoney(of('CASH')),
    bonus: formatMoney(of('BONUS')),
    hold: formatMoney(of('HOLD')),
    vendors: withVendors
      ? vendors.map(({ type, balance }) => ({
          accountTypeId: type.slice(vendorPrefix.length),
          balance: formatMoney(BigInt(balance)),
        }))
      : [],
    currency,
    asOf: (rows[0]?.asOf ?? new Date(0)).toISOString(),
    version,
  }
}
