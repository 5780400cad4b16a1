import { decodeProtectedHeader } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { createGatewayKeys, fakes } from '../src/fakes/index.ts'
import { lazyApi as api } from '../src/lazy.ts'
import { createStore, ok, refused } from './store.ts'

const login = { type: 'username', username: 'ana', password: 'Secret-Words-1', side: 'MEMBER' } as const

type Opened = { header: ReturnType<typeof decodeProtectedHeader>; body: unknown }

/** A gateway that opens sealed bodies with its current key, and rotates keys on demand. */
const createGateway = async () => {
  let current = await createGatewayKeys('first')
  const opened: Opened[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(async (url, init) => {
    if (String(url) === '/wps/system/keys') return ok(current.published)
    const { jwe } = JSON.parse(String(init?.body)) as { jwe: string }
    const body = await current.open(jwe).catch(() => undefined)
    if (body === undefined) return refused(400, 'DECRYPT_FAILED', { jwks: '/wps/system/keys' })
    opened.push({ header: decodeProtectedHeader(jwe), body })
    return ok(fakes.login(login))
  })
  const rotate = async (kid: string) => {
    current = await createGatewayKeys(kid)
  }
  return { fetch, opened, rotate }
}

const asksForKeys = (fetch: { mock: { calls: unknown[][] } }) =>
  fetch.mock.calls.filter(([url]) => url === '/wps/system/keys').length

describe('a sealed row', () => {
  it('arrives readable for the gateway alone, bound to path and moment', async () => {
    const { fetch, opened } = await createGateway()
    const { data } = await createStore(fetch).dispatch(api.endpoints.login.initiate(login))
    expect(data?.userName).toBe('ana')
    expect(opened[0]?.body).toEqual(login)
    expect(opened[0]?.header).toMatchObject({
      ...{ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'first', cty: 'json', url: '/wps/session/login' },
      ...{ jti: expect.stringMatching(/^[0-9a-f-]{36}$/), iat: Date.parse('2026-11-21T10:00:00.000Z') / 1000 },
    })
    for (const [, init] of fetch.mock.calls) expect(String(init?.body)).not.toContain('Secret-Words-1')
  })

  it('fetches keys once, and seals every body separately', async () => {
    const { fetch, opened } = await createGateway()
    const store = createStore(fetch)
    await store.dispatch(api.endpoints.login.initiate(login))
    await store.dispatch(api.endpoints.login.initiate(login))
    expect(asksForKeys(fetch)).toBe(1)
    expect(new Set(opened.map(({ header }) => header.jti)).size).toBe(2)
  })

  it('takes the gateway’s time from the gateway, not from a cached response', async () => {
    const { fetch } = await createGateway()
    await createStore(fetch).dispatch(api.endpoints.login.initiate(login))
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'reload' })
  })

  it('survives a rotation of keys', async () => {
    const { fetch, opened, rotate } = await createGateway()
    const store = createStore(fetch)
    await store.dispatch(api.endpoints.login.initiate(login))
    await rotate('second')
    expect((await store.dispatch(api.endpoints.login.initiate(login))).error).toBeUndefined()
    expect(opened[1]?.header.kid).toBe('second')
    expect(asksForKeys(fetch)).toBe(2)
  })

  it('gives up after one refetch', async () => {
    const keys = await createGatewayKeys()
    const fetch = vi.fn<typeof globalThis.fetch>(async (url) =>
      String(url) === '/wps/system/keys' ? ok(keys.published) : refused(400, 'DECRYPT_FAILED'),
    )
    const { error } = await createStore(fetch).dispatch(api.endpoints.login.initiate(login))
    expect(error).toMatchObject({ code: 'DECRYPT_FAILED' })
    expect(fetch).toHaveBeenCalledTimes(4)
  })

  it.each([
    ['no keys', () => ok({ keys: [] })],
    ['a broken key', () => ok({ keys: [{ kid: 'k', kty: 'EC', crv: 'P-256', x: '!', y: '' }] })],
    ['a refusal', () => refused(503, 'MAINTENANCE')],
  ])('is coded when the keys are of no use: %s', async (_, answer) => {
    const { error } = await createStore(async () => answer()).dispatch(api.endpoints.login.initiate(login))
    expect(error).toMatchObject({ code: expect.stringMatching(/^(BAD_RESPONSE|MAINTENANCE)$/) })
  })
})
