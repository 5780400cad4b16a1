import { AppError } from '@boardwalk/api-client/contract'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { type Opener, readHead } from './jwe.ts'
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
})

const refuse = (why: string) => new AppError('DECRYPT_FAILED', { jwks: '/wps/system/keys' }, why)

/** Opens a sealed body for one path: right key, right algorithms, fresh, meant for this path, never seen (contract A8.5). */
export async function openSealed(deps: Deps, jwe: string, path: string): Promise<unknown> {
  const header = readHeader(jwe)
  const open = await deps.keys.opener(header.kid)
  if (!open) throw refuse('unknown kid')
  const plain = decrypt(jwe, open)
  if (header.url !== path) throw refuse('sealed for another path')
  if (Math.abs(deps.clock().getTime() / 1000 - header.iat) > skewSeconds) throw refuse('iat too far from now')
  if (!(await useOnce(deps.db, 'jwe', header.jti, replaySeconds))) throw new AppError('REPLAYED')
  return parsePlain(plain)
}

function readHeader(jwe: string): v.InferOutput<typeof Header> {
  try {
    return v.parse(Header, readHead(jwe))
  } catch (cause) {
    throw new AppError('DECRYPT_FAILED', { jwks: '/wps/system/keys' }, 'unreadable header', { cause })
  }
}

function decrypt(jwe: string, open: Opener): Uint8Array {
  try {
    return open(jwe)
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
