import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { Units } from '../ledger/money.ts'

/** How often a bonus is wagered that no terms of a promotion say otherwise of. */
const wagerTimes = 1

type Bonus = {
  memberId: string
  source: 'MISSION' | 'RAFFLE' | 'POINTS'
  /** Names the cause of the credit, which is paid once. */
  extId: string
  amount: Units
  refNo: string
}

/** Records a bonus that was credited, so that it is wagered and becomes cash as that of a promotion (contract G3). */
export async function recordBonus(tx: Tx, { memberId, source, extId, amount, refNo }: Bonus): Promise<void> {
  await tx.execute(sql`
    INSERT INTO reward_grant (merchant, member_id, source, ext_id, type, amount, wager_times, expires_at, claimed_at, ref_no)
    SELECT merchant, id, ${source}, ${extId}, 'BONUS', ${amount}, ${wagerTimes}, now(), now(), ${refNo}
    FROM member WHERE id = ${memberId}`)
}
