import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { AppError, type Caller } from '@boardwalk/api-client/contract'
import { and, count, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { withdrawalProofs } from '../db/schema/withdrawal.ts'
import type { Deps } from '../deps.ts'
import { partialSuffix, type StoredPicture, storePicture } from './store-picture.ts'
import { ownWithdrawal } from './withdraw-view.ts'

type Kit = Pick<Deps, 'db' | 'config'>
type Owner = Pick<Caller, 'memberId'>

/** Pictures that a player may try for one case, the ones included that no answer used. */
const maxTries = 10
const dayMs = 86_400_000

export const proofFolder = ({ dataDir }: Kit['config']): string => path.join(dataDir, 'proofs')

/** Takes a picture for the answer about a payout. */
export async function addProof(kit: Kit, caller: Owner, refNo: string, stream: Readable): Promise<string> {
  const { status } = await ownWithdrawal(kit.db, caller, refNo)
  if (status !== 'PAID_OUT') throw new AppError('STATE_INVALID', { status })
  return await addPicture(kit, caller, refNo, stream)
}

/**
 * Takes a picture for a case: the number of a withdrawal, or a member's part in a promotion. The same picture again is
 * the same proof, so a retry adds none.
 */
export async function addPicture({ db, config }: Kit, caller: Owner, refNo: string, stream: Readable): Promise<string> {
  const [tried] = await db.select({ tries: count() }).from(withdrawalProofs).where(eq(withdrawalProofs.refNo, refNo))
  if ((tried?.tries ?? 0) >= maxTries) throw new AppError('FILE_COUNT', { max: maxTries })
  const folder = proofFolder(config)
  const picture = await storePicture(folder, stream)
  const remove = () => rm(path.join(folder, picture.id), { force: true })
  const id = await register({ db }, { ...picture, refNo, memberId: caller.memberId }).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  if (id !== picture.id) await remove()
  return id
}

type NewProof = StoredPicture & { refNo: string; memberId: string }

async function register({ db }: Pick<Kit, 'db'>, proof: NewProof): Promise<string> {
  const target = [withdrawalProofs.refNo, withdrawalProofs.sha256]
  const set = { bytes: proof.bytes }
  const [row] = await db
    .insert(withdrawalProofs)
    .values(proof)
    .onConflictDoUpdate({ target, set })
    .returning({ id: withdrawalProofs.id })
  if (!row) throw new Error('The proof was not stored.')
  return row.id
}

/** Marks pictures of a case as used. @throws AppError NOT_FOUND for one of another case or member */
export async function useProofs(tx: Tx, memberId: string, refNo: string, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const isOwn = and(eq(withdrawalProofs.refNo, refNo), eq(withdrawalProofs.memberId, memberId))
  const used = await tx
    .update(withdrawalProofs)
    .set({ usedAt: sql`now()` })
    .where(and(isOwn, inArray(withdrawalProofs.id, wanted)))
    .returning({ id: withdrawalProofs.id })
  if (used.length !== wanted.length) throw new AppError('NOT_FOUND')
  return wanted
}

/** Removes what no answer used within a day, and what a crash left unfinished. */
export async function purgeProofs({ db, config }: Kit, now = Date.now()): Promise<void> {
  const folder = proofFolder(config)
  const isOld = lte(withdrawalProofs.createdAt, sql`now() - interval '1 day'`)
  const gone = await db
    .delete(withdrawalProofs)
    .where(and(isNull(withdrawalProofs.usedAt), isOld))
    .returning({ id: withdrawalProofs.id })
  for (const { id } of gone) await rm(path.join(folder, id), { force: true })
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(partialSuffix)) continue
    const file = path.join(folder, name)
    const made = await stat(file).catch(() => null)
    if (made && now - made.mtimeMs > dayMs) await rm(file, { force: true })
  }
}
