import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { answerOperator } from './answer-operator.ts'

type Report = { isWhole: boolean; checks: { id: string; says: string; violations: number; examples: unknown[] }[] }

/** Checks every invariant of the ledger (contract G7) at one snapshot, while money moves. */
export function mountLedger(app: FastifyInstance, deps: Deps): void {
  let running: Promise<Report> | null = null
  const check = () => {
    // A scan of the whole ledger takes a connection; impatient operators share one.
    running ??= reportOf(deps).finally(() => {
      running = null
    })
    return running
  }
  app.get('/ops/ledger/verify', answerOperator(deps, 'RISK', check))
}

async function reportOf({ pool }: Deps): Promise<Report> {
  const verdicts = await checkInvariants(pool)
  const checks = verdicts.map(({ broken, ...verdict }) => ({ ...verdict, violations: broken }))
  return { isWhole: brokenOnes(verdicts).length === 0, checks }
}
