import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { AppError, type Caller } from '@boardwalk/api-client/contract'
import type { Reader, Tx } from '../db/client.ts'
import { and, count, eq, inArray, isNull, lte, sql } from '../db/orm.ts'
import { pictureContents, withdrawalProofs } from '../db/schema/withdrawal.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { type Picture, readPicture } from './read-picture.ts'
import { ownWithdrawal } from './withdraw-view.ts'

type Kit = Pick<Deps, 'db' | 'config'>
type Owner = Pick<Caller, 'memberId'>

/** Pictures that a player may try for one case, the ones included that no answer used. */
const maxTries = 10

const proofFolder = ({ dataDir }: Kit['config']): string => path.join(dataDir, 'proofs')

/** Takes a picture for the answer about a payout. */
export async function addProof(kit: Kit, caller: Owner, refNo: string, stream: Readable): Promise<string> {
  const { status } = await ownWithdrawal(kit.db, caller, refNo)
  if (status !== 'PAID_OUT') throw new AppError('STATE_INVALID', { status })
  return await addPicture(kit, caller, refNo, stream)
}

/**
 * Takes a picture for a case: the number of a deposit or withdrawal, or a member's part in a promotion. The same picture again is
 * the same proof, so a retry adds none.
 */
export async function addPicture(
  { db }: { db: Reader },
  caller: Owner,
  refNo: string,
  stream: Readable,
): Promise<string> {
  const [tried] = await db.select({ tries: count() }).from(withdrawalProofs).where(eq(withdrawalProofs.refNo, refNo))
  if ((tried?.tries ?? 0) >= maxTries) throw new AppError('FILE_COUNT', { max: maxTries })
  const picture = await readPicture(stream)
  return await register(db, { ...picture, refNo, memberId: caller.memberId })
}

type NewProof = Picture & { refNo: string; memberId: string }

/** The picture and its row are one transaction; of the same picture again only the row is found. */
async function register(db: Reader, { content, ...proof }: NewProof): Promise<string> {
  return await db.transaction(async (tx) => {
    const target = [withdrawalProofs.refNo, withdrawalProofs.sha256]
    const id = newId()
    const [row] = await tx
      .insert(withdrawalProofs)
      .values({ ...proof, id })
      .onConflictDoUpdate({ target, set: { bytes: proof.bytes } })
      .returning({ id: withdrawalProofs.id })
    if (!row) throw new Error('The proof was not stored.')
    if (row.id === id) await tx.insert(pictureContents).values({ id, content })
    return row.id
  })
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

/** Makes one picture the only used one of its case; the others are removed like those that were never used. */
export async function replaceProof(tx: Tx, memberId: string, refNo: string, id: string): Promise<void> {
  await tx.update(withdrawalProofs).set({ usedAt: null }).where(eq(withdrawalProofs.refNo, refNo))
  await useProofs(tx, memberId, refNo, [id])
}

/** Pixels of a picture; null without any. One of an earlier release is a file of the machine that took it. */
export async function readContent({ db, config }: Kit, id: string): Promise<Buffer | null> {
  const [row] = await db.select().from(pictureContents).where(eq(pictureContents.id, id))
  return row?.content ?? (await readFile(path.join(proofFolder(config), id)).catch(() => null))
}

/** Removes pictures that no answer used within a day. */
export async function purgeProofs({ db, config }: Kit): Promise<void> {
  const isOld = lte(withdrawalProofs.createdAt, sql`now() - interval '1 day'`)
  const gone = await db.transaction(async (tx) => {
    const rows = await tx
      .delete(withdrawalProofs)
      .where(and(isNull(withdrawalProofs.usedAt), isOld))
      .returning({ id: withdrawalProofs.id })
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(pictureContents).where(inArray(pictureContents.id, ids))
    return ids
  })
  for (const id of gone) await rm(path.join(proofFolder(config), id), { force: true })
}
