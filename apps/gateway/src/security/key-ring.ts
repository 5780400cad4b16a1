import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import type { Db } from '../db/client.ts'
import { desc, sql } from '../db/orm.ts'
import { jweKeys } from '../db/schema/security.ts'
import { type Opener, openerOf } from './jwe.ts'

export type PublicKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string; kid: string; use: 'enc'; alg: 'ECDH-ES' }

export type KeyRing = {
  /** Current key first, then the one before it. */
  published(): Promise<PublicKey[]>
  /** Opens values that were sealed for a published key; `null` for an unknown one. */
  opener(kid: string): Promise<Opener | null>
}

type Loaded = { at: number; publicKeys: PublicKey[]; openers: Map<string, Opener> }

const rotationDays = 30
const freshMs = 60_000
/** Minimum interval of the search for a key that another process has just made. */
const recheckMs = 1_000

/** Two key pairs in the database, a new one every 30 days (contract A8.5). */
export function openKeyRing(db: Db): KeyRing {
  let loaded: Promise<Loaded> | null = null
  const get = async (maxAgeMs: number): Promise<Loaded> => {
    const kept = await loaded?.catch(() => null)
    if (kept && performance.now() - kept.at < maxAgeMs) return kept
    loaded = load(db)
    return await loaded
  }
  return {
    published: async () => (await get(freshMs)).publicKeys,
    opener: async (kid) => (await get(freshMs)).openers.get(kid) ?? (await get(recheckMs)).openers.get(kid) ?? null,
  }
}

async function load(db: Db): Promise<Loaded> {
  const rows = await newest(db)
  if (!rows[0] || rows[0].isStale) await addKey(db, (rows[0]?.generation ?? 0) + 1)
  const current = await newest(db)
  const publicKeys = current.map(({ publicJwk }) => publicJwk as unknown as PublicKey)
  const openers = new Map(current.map(({ kid, privateJwk }) => [kid, openerOf(privateHalf(privateJwk))]))
  return { at: performance.now(), publicKeys, openers }
}

const newest = (db: Db) =>
  db
    .select({
      kid: jweKeys.kid,
      publicJwk: jweKeys.publicJwk,
      privateJwk: jweKeys.privateJwk,
      generation: jweKeys.generation,
      isStale: sql<boolean>`${jweKeys.createdAt} < now() - make_interval(days => ${rotationDays})`,
    })
    .from(jweKeys)
    .orderBy(desc(jweKeys.generation))
    .limit(2)

async function addKey(db: Db, generation: number): Promise<void> {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const kid = randomUUID()
  const { kty, crv, x, y } = await exportJWK(pair.publicKey)
  const publicJwk = { kty, crv, x, y, kid, use: 'enc', alg: 'ECDH-ES' }
  const privateJwk = { ...(await exportJWK(pair.privateKey)) }
  // One of two processes that rotate at once inserts; both then read the same key.
  await db.insert(jweKeys).values({ kid, publicJwk, privateJwk, generation }).onConflictDoNothing()
}

function privateHalf({ crv, d }: Record<string, unknown>): string {
  if (crv !== 'P-256' || typeof d !== 'string') throw new Error('A private key of the key ring is no P-256 key.')
  return d
}
