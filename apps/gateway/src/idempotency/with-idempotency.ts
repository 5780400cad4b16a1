import { AppError, type Caller, type RequestFacts } from '@boardwalk/api-client/contract'
import type { Db, Tx } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { idem } from '../db/schema/idem.ts'
import { setReplyHeader } from '../http/endpoints/reply-headers.ts'
import { troubleOf, withRetries } from '../ledger/retry.ts'
import { requestFingerprint } from './fingerprint.ts'
import { keyScope } from './scope.ts'

/** Narrows the request itself, because headers of the answer are found by this object. */
export const isKeyed = (request: RequestFacts): request is RequestFacts & { idempotencyKey: string } =>
  request.idempotencyKey !== undefined

type Asked = {
  row: { method: string; path: string }
  input: unknown
  caller: Pick<Caller, 'merchant' | 'memberId'>
  request: RequestFacts & { idempotencyKey: string }
}

/**
 * Runs a write once per key (contract A9): the key row is inserted in the transaction of the effect, before it, and
 * keeps the answer. A refusal rolls both back, so a retry runs again. Replays set `Idempotency-Hit: true`.
 * Stored answers are dropped after 72 hours, so `findBefore` looks for the business row that carries the key (K-7).
 * @throws AppError IDEMPOTENCY_MISMATCH (other content), IDEMPOTENCY_IN_PROGRESS (the first still runs)
 */
export async function withIdempotency<T>(
  db: Db,
  asked: Asked,
  work: (tx: Tx) => Promise<T>,
  findBefore: (tx: Tx, key: string) => Promise<T | null> = async () => null,
): Promise<T> {
  const { row, input, caller, request } = asked
  const claim = { scope: keyScope(caller), key: request.idempotencyKey }
  const fingerprint = requestFingerprint(row.method, row.path, input)
  return withRetries(() =>
    db.transaction(async (tx) => {
      if (!(await claimKey(tx, { ...claim, fingerprint }))) {
        const value = await storedAnswer(tx, claim, fingerprint)
        setReplyHeader(request, 'Idempotency-Hit', 'true')
        return value as T
      }
      const before = await findBefore(tx, request.idempotencyKey)
      if (before !== null) setReplyHeader(request, 'Idempotency-Hit', 'true')
      const value = before ?? (await work(tx))
      await tx.update(idem).set({ status: 200, body: value }).where(isKey(claim))
      return value
    }),
  )
}

type Claim = { scope: string; key: string }
const isKey = ({ scope, key }: Claim) => and(eq(idem.scope, scope), eq(idem.key, key))

/** Waits on the unique index while the first request runs, two seconds at most (contract K-4). */
async function claimKey(tx: Tx, row: Claim & { fingerprint: Buffer }): Promise<boolean> {
  try {
    return (await tx.insert(idem).values(row).onConflictDoNothing().returning({ key: idem.key })).length === 1
  } catch (error) {
    if (troubleOf(error) !== 'contended') throw error
    throw new AppError('IDEMPOTENCY_IN_PROGRESS', { retryAfter: 1 })
  }
}

async function storedAnswer(tx: Tx, claim: Claim, fingerprint: Buffer): Promise<unknown> {
  const [stored] = await tx.select().from(idem).where(isKey(claim))
  if (!stored) throw new AppError('IDEMPOTENCY_IN_PROGRESS', { retryAfter: 1 })
  if (!stored.fingerprint.equals(fingerprint)) throw new AppError('IDEMPOTENCY_MISMATCH')
  return stored.body
}
