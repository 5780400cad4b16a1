import { createCipheriv, createDecipheriv, createECDH, createHash, type ECDH, randomBytes } from 'node:crypto'
import * as v from 'valibot'

/**
 * Seals and opens compact JWE with the one pair of algorithms that the contract names (A8.5): ECDH-ES on P-256, directly
 * agreed, with A256GCM. On `node:crypto`, because WebCrypto costs four times as much per request (decisions 46 and 75).
 */
export type Opener = (jwe: string) => Buffer
/** A point of P-256, as a JWK has it. */
type Point = { x: string; y: string }

/** 32 bytes. */
export const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
/** Refuses any other header parameter (key agreement, parties, compression, `crit`). */
const Header = v.looseObject({
  alg: v.literal('ECDH-ES'),
  enc: v.literal('A256GCM'),
  epk: v.object({ kty: v.literal('EC'), crv: v.literal('P-256'), x: coordinate, y: coordinate }),
  apu: v.optional(v.never()),
  apv: v.optional(v.never()),
  crit: v.optional(v.never()),
  zip: v.optional(v.never()),
})

/** Protected header, an empty key (it is agreed, not sent), 12 bytes of IV, text, 16 bytes of tag. */
const shape = /^([\w-]+)\.\.([\w-]{16})\.([\w-]*)\.([\w-]{22})$/

const bytes = (text: string) => Buffer.from(text, 'base64url')
const encoded = (data: Buffer) => data.toString('base64url')

function parts(jwe: string) {
  const [, head, iv, text, tag] = shape.exec(jwe) ?? []
  if (head === undefined || iv === undefined || text === undefined || tag === undefined)
    throw new TypeError('This is no compact JWE with a directly agreed key.')
  return { head, iv: bytes(iv), text: bytes(text), tag: bytes(tag) }
}

/** The protected header. @throws SyntaxError, TypeError */
export const readHead = (jwe: string): unknown => JSON.parse(bytes(parts(jwe).head).toString('utf8'))

const length = (value: number) => {
  const word = Buffer.alloc(4)
  word.writeUInt32BE(value)
  return word
}

const enc = Buffer.from('A256GCM')
/** Algorithm, no party on either side, 256 bits (RFC 7518, 4.6.2). */
const otherInfo = Buffer.concat([length(enc.length), enc, length(0), length(0), length(256)])

/** Concat KDF: 256 bits are one block of SHA-256. */
const derive = (secret: Buffer) => createHash('sha256').update(length(1)).update(secret).update(otherInfo).digest()

/** Throws for a point that is not on the curve. */
function agree(own: ECDH, { x, y }: Point): Buffer {
  return own.computeSecret(Buffer.concat([Buffer.from([4]), bytes(x), bytes(y)]))
}

/** `d`: private half of a P-256 key, as a JWK has it. The opener throws for input that was not sealed for this key. */
export function openerOf(d: string): Opener {
  const own = createECDH('prime256v1')
  own.setPrivateKey(bytes(d))
  return (jwe) => {
    const { head, iv, text, tag } = parts(jwe)
    const { epk } = v.parse(Header, readHead(jwe))
    const decipher = createDecipheriv('aes-256-gcm', derive(agree(own, epk)), iv, { authTagLength: 16 })
    decipher.setAAD(Buffer.from(head)).setAuthTag(tag)
    return Buffer.concat([decipher.update(text), decipher.final()])
  }
}

/** Seals a text for the holder of the private half of `to`, with a new key pair. Throws for a point off the curve. */
export function seal(text: string, to: Point, also: object = {}): string {
  const own = createECDH('prime256v1')
  const point = own.generateKeys()
  const epk = { kty: 'EC', crv: 'P-256', x: encoded(point.subarray(1, 33)), y: encoded(point.subarray(33)) }
  const head = encoded(Buffer.from(JSON.stringify({ alg: 'ECDH-ES', enc: 'A256GCM', ...also, epk })))
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derive(agree(own, to)), iv).setAAD(Buffer.from(head))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [head, '', encoded(iv), encoded(sealed), encoded(cipher.getAuthTag())].join('.')
}
