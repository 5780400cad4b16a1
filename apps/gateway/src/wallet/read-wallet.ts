import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import type pg from 'pg'
import { formatMoney } from '../ledger/money.ts'
import { isShown } from '../ledger/post.ts'
import { isVendorAccount, vendorAccount } from '../ledger/rules.ts'

type Row = { type: string; balance: string; version: string; accountTypeId: string | null; asOf: Date }

const query = {
  name: 'wallet',
  text: `SELECT a.type, a.balance, a.version, v.account_type_id AS "accountTypeId", now() AS "asOf"
    FROM account a LEFT JOIN vendor v ON v.code = substr(a.type, ${vendorAccount('').length + 1})
    WHERE a.member_id = $1 AND a.currency = $2`,
}

/** A member's money (contract C-18). `sumBalance` is cash, bonus and vendor wallets, without holds. */
export async function readWallet(
  pool: pg.Pool,
  { memberId, currency, withVendors }: { memberId: string; currency: string; withVendors: boolean },
): Promise<Value<Endpoints['balance']>> {
  const { rows } = await pool.query<Row>({ ...query, values: [memberId, currency] })
  const of = (type: string): bigint => BigInt(rows.find((row) => row.type === type)?.balance ?? 0)
  const vendors = rows.filter(({ type }) => isVendorAccount(type))
  const inVendors = vendors.reduce((sum, { balance }) => sum + BigInt(balance), 0n)
  // Only shown accounts count, as in the event: both must show the same number for the same state.
  const version = rows.reduce((sum, row) => (isShown(row.type) ? sum + Number(row.version) : sum), 0)
  return {
    sumBalance: formatMoney(of('CASH') + of('BONUS') + inVendors),
    cash: formatMoney(of('CASH')),
    bonus: formatMoney(of('BONUS')),
    hold: formatMoney(of('HOLD')),
    vendors: withVendors
      ? vendors.map(({ type, accountTypeId, balance }) => ({
          accountTypeId: accountTypeId ?? type,
          balance: formatMoney(BigInt(balance)),
        }))
      : [],
    currency,
    asOf: (rows[0]?.asOf ?? new Date(0)).toISOString(),
    version,
  }
}
