import { AppError } from '@boardwalk/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { answerOperator, parse } from '../ops/answer-operator.ts'
import { audit } from '../security/audit.ts'
import { showFigures } from './figures.ts'
import type { Jobs } from './open-jobs.ts'

const Letter = v.strictObject({ id: v.pipe(v.string(), v.uuid()) })

/** `/ops/jobs`: past, next and failed runs, and an endpoint to retry a dead letter. */
export function mountJobs(app: FastifyInstance, deps: Deps, jobs: Jobs, registry: Registry): void {
  showFigures(jobs.figures, registry, jobs.backlog)
  app.get(
    '/ops/jobs',
    answerOperator(deps, 'RISK', () => jobs.overview()),
  )
  // A second request finds no such letter: it needs no idempotency key.
  app.post(
    '/ops/jobs/dead/:id/retry',
    answerOperator(deps, 'RISK', async (request) => {
      const { id } = parse(Letter, request.params)
      if (!(await jobs.retry(id))) throw new AppError('NOT_FOUND')
      const { ip, id: traceId } = request
      await audit(deps.db, { merchant: 'ops', action: 'ops.job', succeeded: true, ip, traceId, detail: { id } })
      return { id }
    }),
  )
}
