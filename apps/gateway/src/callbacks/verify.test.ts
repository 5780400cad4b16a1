import { createHash, createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Deps } from '../deps.ts'
import { callbackSecret, isSigned, signatureOf } from './signature.ts'
import { drawVerifier, verifier } from './verify.ts'

const now = 1_790_000_000_000
const nonce = 'ABCDEF01-2345-4789-8abc-def012345678'
const deps = {
  merchants: { all: [{ code: 'walogm' }] },
  config: { sandboxSecret: 'new', sandboxSecretPrevious: 'old' },
  clock: () => new Date(now),
} as unknown as Deps

type Change = { headers?: Record<string, string | undefined>; secret?: string; body?: unknown; signs?: string }

/** A call as the vendor signs it at `at`, with any mistake that a test wants. */
function requestAt(at: number, { headers = {}, secret = 'new', body = Buffer.from('{}'), signs = '{}' }: Change = {}) {
  const timestamp = String(at)
  const signed = { timestamp, nonce, method: 'POST', path: '/cb/gw/v1/bet', body: Buffer.from(signs) }
  const signature = signatureOf(callbackSecret(secret, 'walogm'), signed)
  const own = { 'x-provider': 'sbx.walogm', 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature }
  return { method: 'POST', url: '/cb/gw/v1/bet', headers: { ...own, ...headers }, body } as unknown as FastifyRequest
}

describe('a signed call', () => {
  it('is of its merchant, with its nonce in one spelling', () => {
    const call = verifier(deps)(requestAt(now))
    expect(call).toEqual({ deps, provider: 'sbx.walogm', merchant: 'walogm', nonce: nonce.toLowerCase() })
  })

  it('may be signed with the secret before, and with no other', () => {
    expect(verifier(deps)(requestAt(now, { secret: 'old' }))).not.toBeNull()
    expect(verifier(deps)(requestAt(now, { secret: 'older' }))).toBeNull()
    const rotated = { ...deps, config: { ...deps.config, sandboxSecretPrevious: null } }
    expect(verifier(rotated)(requestAt(now, { secret: 'old' }))).toBeNull()
    expect(verifier(rotated)(requestAt(now))).not.toBeNull()
  })

  it.each([-60_000, 60_000])('is taken %i ms from our clock, and not a millisecond further', (distance) => {
    expect(verifier(deps)(requestAt(now + distance))).not.toBeNull()
    expect(verifier(deps)(requestAt(now + distance + Math.sign(distance)))).toBeNull()
  })

  it.each<[string, Change]>([
    ['another body', { signs: '{"a":1}' }],
    ['a body that was parsed', { body: {} }],
    ['an unknown provider', { headers: { 'x-provider': 'sbx.other' } }],
    ['no provider', { headers: { 'x-provider': undefined } }],
    ['a nonce that is no UUID', { headers: { 'x-nonce': 'once' } }],
    ['no signature', { headers: { 'x-signature': undefined } }],
    ['half a signature', { headers: { 'x-signature': 'x'.repeat(20) } }],
    ['a time with a letter', { headers: { 'x-timestamp': `${now}x` } }],
    ['a time in seconds', { headers: { 'x-timestamp': `${now / 1000}` } }],
  ])('is refused with %s', (_, change) => {
    expect(verifier(deps)(requestAt(now, change))).toBeNull()
  })

  it('of no body is signed over nothing', () => {
    expect(verifier(deps)(requestAt(now, { body: null, signs: '' }))).not.toBeNull()
  })

  it('for draws has a separate secret', () => {
    expect(drawVerifier(deps)(requestAt(now))).toBeNull()
    expect(verifier(deps)(requestAt(now, { headers: { 'x-provider': 'sbx.draws' } }))).toBeNull()
  })
})

describe('a signature', () => {
  const signed = { timestamp: '1', nonce: 'n', method: 'POST', path: '/p', body: Buffer.from('body') }

  it('covers time, nonce, method, path and the hash of the body', () => {
    const digest = createHash('sha256').update('body').digest('hex')
    const wanted = createHmac('sha256', 'secret').update(`1.n.POST./p.${digest}`).digest('base64url')
    expect(signatureOf('secret', signed)).toBe(wanted)
    expect(callbackSecret('base', 'm')).toBe(createHmac('sha256', 'base').update('m').digest('base64url'))
  })

  it('is made by one of the secrets', () => {
    const signature = signatureOf('b', signed)
    expect(isSigned(['a', 'b'], signed, signature)).toBe(true)
    expect(isSigned(['b', 'a'], signed, signature)).toBe(true)
    expect(isSigned(['a'], signed, signature)).toBe(false)
    expect(isSigned([], signed, signature)).toBe(false)
    expect(isSigned(['b'], signed, `${signature.slice(0, -1)}é`)).toBe(false)
  })
})
