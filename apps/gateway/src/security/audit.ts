import { createHash } from 'node:crypto'
import type { Db, Reader } from '../db/client.ts'
import { asc, eq, isNull } from '../db/orm.ts'
import { auditLog, auditSeal } from '../db/schema/security.ts'

export type AuditEntry = {
  merchant: string
  memberId?: string | null
  action: string
  succeeded: boolean
  ip: string
  traceId: string
  detail?: Record<string, unknown>
}

type Row = typeof auditLog.$inferSelect

/** Appends to the audit log, in the transaction of the action if there is one. Never put a secret in `detail`. */
export async function audit(db: Reader, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry)
}

const genesis = Buffer.alloc(32)
const batch = 500

/** Links new entries to the chain. One sealer at a time, so that a chain has one end under concurrency. */
export async function sealAudit(db: Db): Promise<number> {
  return await db.transaction(async (tx) => {
    await tx.insert(auditSeal).values({ id: 1, lastNo: 0n, hash: genesis }).onConflictDoNothing()
    const [end] = await tx.select().from(auditSeal).where(eq(auditSeal.id, 1)).for('update', { skipLocked: true })
    if (!end) return 0
    const rows = await tx.select().from(auditLog).where(isNull(auditLog.sealNo)).orderBy(asc(auditLog.id)).limit(batch)
    let { lastNo, hash } = end
    for (const row of rows) {
      lastNo += 1n
      hash = link(hash, row)
      await tx.update(auditLog).set({ sealNo: lastNo, hash }).where(eq(auditLog.id, row.id))
    }
    if (rows.length > 0) await tx.update(auditSeal).set({ lastNo, hash }).where(eq(auditSeal.id, 1))
    return rows.length
  })
}

/** Number of the first entry that does not follow from the one before it; `null` when the chain is whole. */
export async function findBrokenLink(db: Db): Promise<bigint | null> {
  const rows = await db.select().from(auditLog).orderBy(asc(auditLog.sealNo))
  let [expected, hash] = [1n, genesis as Buffer]
  for (const row of rows) {
    if (row.sealNo === null) continue
    hash = link(hash, row)
    if (row.sealNo !== expected || !row.hash?.equals(hash)) return expected
    expected += 1n
  }
  const [end] = await db.select().from(auditSeal).where(eq(auditSeal.id, 1))
  return end && end.lastNo !== expected - 1n ? expected : null
}

function link(previous: Buffer, { id, at, merchant, memberId, action, succeeded, ip, traceId, detail }: Row): Buffer {
  const facts = [String(id), at.toISOString(), merchant, memberId, action, succeeded, ip, traceId, sorted(detail)]
  return createHash('sha256').update(previous).update(JSON.stringify(facts)).digest()
}

/** jsonb does not keep the order of keys. */
const sorted = (detail: Record<string, unknown>) => Object.entries(detail).sort(([a], [b]) => (a < b ? -1 : 1))
