import type { FastifyInstance } from 'fastify'
import { count, isNull } from '../db/orm.ts'
import { auditLog } from '../db/schema/security.ts'
import type { Deps } from '../deps.ts'
import { findBrokenLink, sealAudit } from '../security/audit.ts'
import { answerOperator } from './answer-operator.ts'

/** Checks the hash chain of the audit log from its first entry; `brokenAt` names the first entry that does not follow. */
export function mountAudit(app: FastifyInstance, deps: Deps): void {
  app.get(
    '/ops/audit/verify',
    answerOperator(deps, 'RISK', async () => {
      await sealAudit(deps.db)
      const brokenAt = await findBrokenLink(deps.db)
      const [all] = await deps.db.select({ entries: count() }).from(auditLog)
      const [open] = await deps.db.select({ unsealed: count() }).from(auditLog).where(isNull(auditLog.sealNo))
      return { ...all, ...open, isWhole: brokenAt === null, brokenAt: brokenAt === null ? null : String(brokenAt) }
    }),
  )
}
