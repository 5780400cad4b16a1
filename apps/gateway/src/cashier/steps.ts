import type { Actor } from '@boardwalk/api-client/contract'
import type { Reader, Tx } from '../db/client.ts'
import { asc, inArray } from '../db/orm.ts'
import { moneySteps } from '../db/schema/withdrawal.ts'

type Reached = { refNo: string; version: number; status: string; reason: string | null }

/** Stores the state that a deposit or withdrawal has reached, for its timeline. */
export async function recordStep(tx: Tx, { refNo, version, status, reason }: Reached, actor: Actor): Promise<void> {
  await tx.insert(moneySteps).values({ refNo, version, status, reason, actor })
}

/**
 * The steps of some deposits or withdrawals, oldest first. Their columns are text because both share the table, and the
 * state machines write nothing else.
 */
export async function readSteps(db: Reader, refs: string[]) {
  const rows =
    refs.length === 0
      ? []
      : await db.select().from(moneySteps).where(inArray(moneySteps.refNo, refs)).orderBy(asc(moneySteps.version))
  return <Step>(wanted: string): Step[] =>
    rows
      .filter(({ refNo }) => refNo === wanted)
      .map(({ status, at, actor, reason }) => ({ status, at: at.toISOString(), actor, reason }) as Step)
}
