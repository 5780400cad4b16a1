import { AppError } from '@boardwalk/api-client/contract'
import { compactDecrypt, decodeProtectedHeader } from 'jose'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { useOnce } from './used-once.ts'

const skewSeconds = 120
const replaySeconds = 300
const maxBytes = 16 * 1024

const Header = v.object({
  kid: v.string(),
  iat: v.pipe(v.number(), v.integer()),
  jti: v.pipe(v.string(), v.uuid()),
  url: v.string(),
  cty: v.literal('json'),
  // A small payload may unpack to a large one.
  zip: v.optional(v.never()),
})

const refuse = (why: string) => new AppError('DECRYPT_FAILED', { jwks: '/wps/system/keys' }, why)

/** Opens a sealed body for one path: right key, right algorithms, fresh, meant for this path, never seen (contract A8.5). */
export async function openSealed(deps: Deps, jwe: string, path: string): Promise<unknown> {
  const header = readHeader(jwe)
  const key = await deps.keys.opener(header.kid)
  if (!key) throw refuse('unknown kid')
  const plain = await decrypt(jwe, key)
  if (header.url !== path) throw refuse('sealed for another path')
  if (Math.abs(deps.clock().getTime() / 1000 - header.iat) > skewSeconds) throw refuse('iat too far from now')
  if (!(await useOnce(deps.db, 'jwe', header.jti, replaySeconds))) throw new AppError('REPLAYED')
  return parsePlain(plain)
}

function readHeader(jwe: string): v.InferOutput<typeof Header> {
  try {
    return v.parse(Header, decodeProtectedHeader(jwe))
  } catch (cause) {
    throw new AppError('DECRYPT_FAILED', { jwks: '/wps/system/keys' }, 'unreadable header', { cause })
  }
}

/** The algorithms are pinned here; what the header names is never trusted. */
async function decrypt(jwe: string, key: CryptoKey): Promise<Uint8Array> {
  try {
    const options = { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] }
    return (await compactDecrypt(jwe, key, options)).plaintext
  } catch (cause) {
    throw new AppError('DECRYPT_FAILED', { jwks: '/wps/system/keys' }, 'cannot be opened', { cause })
  }
}

function parsePlain(plain: Uint8Array): unknown {
  if (plain.byteLength > maxBytes) throw refuse('payload too large')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain), (key, value) => {
      if (key === '__proto__' || key === 'constructor') throw new SyntaxError('poisoned key')
      return value
    })
  } catch (cause) {
    throw new AppError('BAD_REQUEST', null, 'the sealed payload is no JSON', { cause })
  }
}
