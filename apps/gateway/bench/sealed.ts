import { createDecipheriv, createECDH, createHash, type ECDH, randomUUID } from 'node:crypto'
import { CompactEncrypt, exportJWK, generateKeyPair, type JWK } from 'jose'
import type pg from 'pg'
import { type Db, openDb } from '../src/db/client.ts'
import type { Deps } from '../src/deps.ts'
import { seal as sealAnswer } from '../src/security/jwe.ts'
import { openKeyRing } from '../src/security/key-ring.ts'
import { openSealed } from '../src/security/open-sealed.ts'

const path = '/wps/session/login'
const input = { username: 'player01', password: 'Boardwalk-1', type: 'username', rememberMe: false }
const batch = 200

/** Requests a second that one core opens, and seals and opens again for an answer; without HTTP. */
export async function sealedRates(pool: pg.Pool, seconds: number): Promise<Record<'opened' | 'both' | 'bare', number>> {
  const keys = openKeyRing(openDb(pool))
  const [key] = await keys.published()
  if (!key) throw new Error('No key is published.')
  // The nonce's row is a database figure, which the balance line shows; here it is always new.
  const db = { insert: () => ({ values: () => ({ onConflictDoNothing: () => ({ returning: async () => [{}] }) }) }) }
  const deps = { keys, db: db as unknown as Db, clock: () => new Date() } as Deps
  const client = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const { x = '', y = '' } = await exportJWK(client.publicKey)
  const open = (jwe: string) => openSealed(deps, jwe, path)
  const opened = await rate(seconds, key.kid, key, open)
  const both = await rate(seconds, key.kid, key, async (jwe) => {
    sealAnswer(JSON.stringify(await open(jwe)), { x, y })
  })
  const own = createECDH('prime256v1')
  const bare = await rate(seconds, 'bare', pointOf(own), async (jwe) => openBare(own, jwe))
  return { opened, both, bare }
}

function pointOf(own: ECDH): JWK {
  const point = own.generateKeys()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  return { kty: 'EC', crv: 'P-256', ...(x && y && { x, y }) }
}

/** The same cryptography and nothing else: it checks no header, and its key is the digest of the agreed secret. */
function openBare(own: ECDH, jwe: string): void {
  const [head = '', , iv = '', text = ''] = jwe.split('.')
  const { epk } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { epk: { x: string; y: string } }
  const point = [Buffer.from([4]), Buffer.from(epk.x, 'base64url'), Buffer.from(epk.y, 'base64url')]
  const key = createHash('sha256')
    .update(own.computeSecret(Buffer.concat(point)))
    .digest()
  createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url')).setAAD(Buffer.from(head)).update(text, 'base64url')
}

/** Sealing the requests is the client's work and is not counted. */
async function rate(seconds: number, kid: string, key: JWK, work: (jwe: string) => Promise<unknown>): Promise<number> {
  let [done, spentMs] = [0, 0]
  for (let round = 0; spentMs < seconds * 1000; round++) {
    const jwes = await Promise.all(Array.from({ length: batch }, () => seal(JSON.stringify(input), key, kid)))
    const before = process.cpuUsage()
    for (const jwe of jwes) await work(jwe)
    const { user, system } = process.cpuUsage(before)
    // The first rounds warm the compiler up.
    if (round < 2) continue
    spentMs += (user + system) / 1000
    done += batch
  }
  return (done * 1000) / spentMs
}

const seal = (text: string, key: JWK, kid: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid,
      iat: Math.floor(Date.now() / 1000),
      jti: randomUUID(),
      url: path,
      cty: 'json',
    })
    .encrypt(key)
