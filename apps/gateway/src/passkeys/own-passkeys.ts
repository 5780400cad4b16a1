import { AppError, type Call, type Caller, type endpoints } from '@boardwalk/api-client/contract'
import type { Db, Reader, Tx } from '../db/client.ts'
import { and, count, desc, eq } from '../db/orm.ts'
import { passkeys } from '../db/schema/passkey.ts'
import type { Deps } from '../deps.ts'
import { ownMember } from '../member/member-info.ts'
import { protect } from '../security-centre/protect.ts'
import { demandRecentProof } from '../verification/step-up.ts'

export const mostPasskeys = 10

/** Newest first. */
export const ownPasskeys = (db: Reader, memberId: string) =>
  db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(desc(passkeys.createdAt))

export async function countPasskeys(db: Db, memberId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.memberId, memberId))
  return row?.total ?? 0
}

export async function listPasskeys({ db }: Deps, { memberId }: Caller) {
  const own = await ownPasskeys(db, memberId)
  const list = own.map(({ id, name, createdAt, usedAt }) => ({
    ...{ id, name, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null },
  }))
  return { list, most: mostPasskeys }
}

type RenameCall = Call<(typeof endpoints)['renamePasskey']>
type RemoveCall = Call<(typeof endpoints)['removePasskey']>

const isOwn = ({ id }: { id: string }, { memberId }: Caller) =>
  and(eq(passkeys.id, id), eq(passkeys.memberId, memberId))

export async function renamePasskey({ db }: Deps, { input, caller }: RenameCall) {
  const { name } = input
  const renamed = await db.update(passkeys).set({ name }).where(isOwn(input, caller)).returning({ id: passkeys.id })
  if (renamed.length === 0) throw new AppError('NOT_FOUND')
  return { name }
}

export async function removePasskey(deps: Deps, { input, caller, request }: RemoveCall) {
  await demandRecentProof(deps, caller)
  const member = await ownMember(deps, caller.memberId)
  const change = { caller, member, request, action: 'removePasskey', notice: 'passkeyRemoved' } as const
  return await protect(deps, change, async (tx) => {
    const removed = await tx.delete(passkeys).where(isOwn(input, caller)).returning({ id: passkeys.id })
    if (removed.length === 0) throw new AppError('NOT_FOUND')
    return { removed: true as const }
  })
}

/** Removes every passkey of an account whose password was recovered: another person may have added one. */
export async function forgetPasskeys(tx: Tx, memberId: string): Promise<number> {
  const removed = await tx.delete(passkeys).where(eq(passkeys.memberId, memberId)).returning({ id: passkeys.id })
  return removed.length
}
