import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Tx } from '../db/client.ts'
import { transact } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { readFacts } from '../http/endpoints/facts.ts'
import { answerOperator, parse } from '../ops/answer-operator.ts'
import { audit } from '../security/audit.ts'
import { correctRun } from './correct.ts'
import { verifyRun } from './verify.ts'

const Params = v.object({ run: v.pipe(v.string(), v.uuid()) })

const newest = `
  SELECT r.id, r.merchant, r.kind, r.period, r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.bets, count(i.id)::int AS items,
    count(*) FILTER (WHERE i.status = 'DUE')::int AS due
  FROM settlement_run r LEFT JOIN settlement_item i ON i.run_id = r.id GROUP BY r.id ORDER BY r.at DESC LIMIT 200`

async function rulesOfRun(deps: Deps, run: string) {
  const { rows } = await deps.pool.query<{ merchant: string }>('SELECT merchant FROM settlement_run WHERE id = $1', [
    run,
  ])
  const merchant = deps.merchants.byCode(rows[0]?.merchant ?? '') ?? deps.merchants.fallback
  return { merchant, rules: (await deps.settings.of(merchant.code)).contracts }
}

/** Settlements for operators (contract D11-6): the newest, a recomputation of one, a correction of one. */
export function mountSettlements(app: FastifyInstance, deps: Deps): void {
  app.get(
    '/ops/settlements',
    answerOperator(deps, 'RISK', async () => ({ list: (await deps.pool.query(newest)).rows })),
  )
  app.get(
    '/ops/settlements/:run/verify',
    answerOperator(deps, 'RISK', async ({ params }) => {
      const { run } = parse(Params, params)
      const { merchant, rules } = await rulesOfRun(deps, run)
      const verify = (tx: Tx) => verifyRun(tx, run, merchant, rules.activeBet)
      const differences = await deps.db.transaction(verify, { isolationLevel: 'repeatable read' })
      return { isRight: differences.length === 0, differences }
    }),
  )
  app.post(
    '/ops/settlements/:run/rerun',
    answerOperator(deps, 'RISK', async (request) => {
      const { run } = parse(Params, request.params)
      const { merchant, rules } = await rulesOfRun(deps, run)
      const { ip, traceId } = readFacts(deps, request)
      return await transact(deps.pool, async (tx, client) => {
        const corrected = await correctRun(tx, client, run, merchant, rules)
        const detail = { run, corrected }
        await audit(tx, { merchant: merchant.code, action: 'ops.settlement', succeeded: true, ip, traceId, detail })
        return { corrected }
      })
    }),
  )
}
