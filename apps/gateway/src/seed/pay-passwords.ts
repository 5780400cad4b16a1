import type { Tx } from '../db/client.ts'
import { and, eq, inArray, isNull } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'

/** The accounts that guides name have asked for payouts and sent transfers, so they have a transaction password. */
const named = ['player01', 'vip01', 'agent01']

type Needed = Pick<Deps, 'passwords' | 'config'>

/** Sets the transaction password of the demo; one that a player has set stays. */
export async function seedPayPasswords(tx: Tx, { passwords, config }: Needed, merchant: string): Promise<void> {
  const paymentPasswordHash = await passwords.hash(config.demoPayPassword)
  const areUnset = and(inArray(members.username, named), isNull(members.paymentPasswordHash))
  await tx
    .update(members)
    .set({ paymentPasswordHash })
    .where(and(eq(members.merchant, merchant), areUnset))
}
