import type { FastifyInstance } from 'fastify'
import { sandboxProvider } from '../cashier/sandbox/sandbox-provider.ts'
import type { Deps } from '../deps.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { reconcileGames } from '../recon/reconcile-games.ts'
import { reconcilePayments } from '../recon/reconcile-payments.ts'
import { sandboxReport } from '../recon/sandbox-report.ts'
import { answerOperator } from './answer-operator.ts'

type Report = { isWhole: boolean; checks: { id: string; says: string; violations: number; examples: unknown[] }[] }

/**
 * Checks every invariant of the ledger (contract G7) at one snapshot, while money moves; and compares it with the payment
 * provider's statement and the games' report.
 */
export function mountLedger(app: FastifyInstance, deps: Deps): void {
  const verify = shared(() => reportOf(deps))
  const recon = shared(() => reconcile(deps))
  app.get('/ops/ledger/verify', answerOperator(deps, 'RISK', verify))
  app.get('/ops/ledger/recon', answerOperator(deps, 'RISK', recon))
}

/** A scan of the ledger takes a connection; impatient operators share one. */
function shared<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
}

async function reconcile(deps: Deps) {
  const payments = await reconcilePayments(deps.db, sandboxProvider(deps))
  const games = await reconcileGames(deps, sandboxReport(deps))
  return { isWhole: payments.isWhole && games.isWhole, payments, games }
}

async function reportOf({ pool }: Deps): Promise<Report> {
  const verdicts = await checkInvariants(pool)
  const checks = verdicts.map(({ broken, ...verdict }) => ({ ...verdict, violations: broken }))
  return { isWhole: brokenOnes(verdicts).length === 0, checks }
}
