import { describe, expect, it } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

const shop = { code: 'one', brandId: 'tala', hosts: ['www.tala.example', 'tala.example', 'ph.localhost'] }
const deps = {
  merchants: { byCode: (code: string) => (code === 'one' ? shop : undefined) },
  brands: new Map([['one', { name: 'Tala' }]]),
  config: { port: 4000, storefrontPorts: { tala: 4001, surya: 4002 } },
} as unknown as Parameters<typeof relyingPartyOf>[0]
const at = (host: string, origin?: string) => relyingPartyOf(deps, { merchant: 'one', host, headers: { origin } })
const refused = expect.objectContaining({ code: 'METHOD_UNAVAILABLE' })

describe('the relying party', () => {
  it('is the shortest own host that covers the address, for all own hosts below it', () => {
    const party = { id: 'tala.example', name: 'Tala', origins: ['https://www.tala.example', 'https://tala.example'] }
    expect(at('www.tala.example')).toEqual(party)
    expect(at('TALA.example', 'https://tala.example')).toEqual(party)
  })

  it('is the brand’s own port on this machine', () => {
    expect(at('localhost')).toEqual({ id: 'localhost', name: 'Tala', origins: ['http://localhost:4001'] })
    expect(at('ph.localhost').origins).toEqual(['http://ph.localhost:4001', 'http://ph.localhost:4000'])
  })

  it.each([
    ['an address of another brand', 'surya.example', undefined],
    ['a host that only ends alike', 'eviltala.example', undefined],
    ['a number of a machine', '127.0.0.1', undefined],
    ['a page of another brand on this machine', 'localhost', 'http://localhost:4002'],
    ['a page of a stranger', 'tala.example', 'https://evil.example'],
  ])('refuses %s', (_, host, origin) => expect(() => at(host, origin)).toThrow(refused))
})
