import type { Reader } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { accounts } from '../db/schema/ledger.ts'
import type { Units } from '../ledger/money.ts'

/** Balance that a member could withdraw: cash, without bonus and vendors' wallets (contract G3). */
export async function readFunds(db: Reader, memberId: string, currency: string): Promise<Units> {
  const isCash = and(eq(accounts.memberId, memberId), eq(accounts.currency, currency), eq(accounts.type, 'CASH'))
  const [row] = await db.select({ balance: accounts.balance }).from(accounts).where(isCash)
  return row?.balance ?? 0n
}
