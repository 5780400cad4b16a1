import { createECDH, randomBytes } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Opener, openerOf, seal as sealHere } from './jwe.ts'

type Header = Parameters<CompactEncrypt['setProtectedHeader']>[0]
let open: Opener
let publicKey: CryptoKey
let privateKey: CryptoKey
beforeAll(async () => {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  publicKey = pair.publicKey
  privateKey = pair.privateKey
  open = openerOf((await exportJWK(pair.privateKey)).d ?? '')
})

/** Sealed by the library that clients use. */
const seal = (text: string, header: Partial<Header> = {}) =>
  new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k', ...header })
    .encrypt(publicKey)

/** The same message with another header, so the tag no longer matches; it must be refused before the tag is checked. */
async function withHeader(change: (header: Record<string, unknown>) => object) {
  const [head = '', ...rest] = (await seal('{}')).split('.')
  const header = change(JSON.parse(Buffer.from(head, 'base64url').toString()))
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.')
}

describe('a sealed message', () => {
  it.each([['{"a":1}'], [''], ['টাকা'.repeat(4_000)]])('of a client opens', async (text) => {
    expect(open(await seal(text)).toString()).toBe(text)
  })

  it('does not open with another key', async () => {
    const other = createECDH('prime256v1')
    other.generateKeys()
    const stranger = openerOf(other.getPrivateKey().toString('base64url'))
    const jwe = await seal('{}')
    expect(() => stranger(jwe)).toThrow()
  })

  it.each([0, 2, 3, 4])('does not open with its part %i changed', async (part) => {
    const all = (await seal('{"stake":"1.00"}')).split('.')
    const text = all[part] ?? ''
    all[part] = (text[0] === 'A' ? 'B' : 'A') + text.slice(1)
    expect(() => open(all.join('.'))).toThrow()
  })

  it.each([
    ['another agreement', (header: object) => ({ ...header, alg: 'ECDH-ES+A256KW' })],
    ['another cipher', (header: object) => ({ ...header, enc: 'A128GCM' })],
    ['named parties', (header: object) => ({ ...header, apu: 'QWxpY2U' })],
    ['compression', (header: object) => ({ ...header, zip: 'DEF' })],
    ['a critical extension', (header: object) => ({ ...header, crit: ['b64'] })],
    ['no key of its own', ({ epk: _, ...header }: Record<string, unknown>) => header],
  ])('with %s is refused before it is decrypted', async (_, change) => {
    const jwe = await withHeader(change)
    expect(() => open(jwe)).toThrow(v.ValiError)
  })

  it('with a point that is not on the curve is refused', async () => {
    const jwe = await withHeader(({ epk, ...header }) => ({
      ...header,
      epk: { ...(epk as object), y: randomBytes(32).toString('base64url') },
    }))
    expect(() => open(jwe)).toThrow(expect.objectContaining({ code: 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY' }))
  })

  it.each(['', 'a.b.c', 'a.b.c.d.e', 'e30..AAAAAAAAAAAAAAAA..AAAAAAAAAAAAAAAAAAAAAA'])('such as %j is none', (jwe) =>
    expect(() => open(jwe)).toThrow(),
  )

  it('agrees with a key that was imported from its public half', async () => {
    const own = createECDH('prime256v1')
    const point = own.generateKeys()
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const jwe = await new CompactEncrypt(Buffer.from('hello'))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
      .encrypt(await importJWK(jwk, 'ECDH-ES'))
    // A private key shorter than 32 bytes is still one.
    expect(openerOf(own.getPrivateKey().toString('base64url'))(jwe).toString()).toBe('hello')
  })
})

/** A key as a client sends it. */
async function pointOf(key: CryptoKey) {
  const { x = '', y = '' } = await exportJWK(key)
  return { x, y }
}

describe('an answer', () => {
  it.each([['{"url":"https://help.example"}'], [''], ['টাকা'.repeat(4_000)]])('opens for its client', async (text) => {
    const jwe = sealHere(text, await pointOf(publicKey), { cty: 'json' })
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey)
    expect(Buffer.from(plaintext).toString()).toBe(text)
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', cty: 'json' })
  })

  it('is sealed with another key and another start each time', async () => {
    const to = await pointOf(publicKey)
    const [one, other] = [sealHere('{}', to).split('.'), sealHere('{}', to).split('.')]
    expect([0, 2, 3, 4].filter((part) => one[part] === other[part])).toEqual([])
  })

  it('for a point that is not on the curve is refused', async () => {
    const { x } = await pointOf(publicKey)
    expect(() => sealHere('{}', { x, y: randomBytes(32).toString('base64url') })).toThrow(
      expect.objectContaining({ code: 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY' }),
    )
  })
})
