import { arbitraryFor } from '@boardwalk/api-client/arbitraries'
import { type Endpoint, endpoints, type MemberInfo } from '@boardwalk/api-client/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serialiserOf } from './serialiser.ts'

describe('the serialiser', () => {
  it('lets only listed fields out, at every depth', () => {
    const write = serialiserOf(endpoints.memberInfo, false)
    for (const info of fc.sample(arbitraryFor(endpoints.memberInfo.value) as fc.Arbitrary<MemberInfo>, 20)) {
      const clubLabel = { labelName: 'VIP', rankLevel: 5, internalScore: 1 }
      const profile = { ...info.profile, idNumberPlain: '123' }
      const text = write({ ...info, clubLabel, profile, passwordHash: '$argon2id$secret' })
      expect(JSON.parse(text)).toEqual({ ...info, clubLabel: { labelName: 'VIP', rankLevel: 5 } })
      expect(text).not.toMatch(/passwordHash|internalScore|idNumberPlain/)
    }
  })

  it('refuses a value outside the schema where answers are checked', () => {
    const write = serialiserOf(endpoints.balance, true)
    expect(() => write({ sumBalance: 12.5 })).toThrow()
  })

  it.each(Object.entries<Endpoint>(endpoints))('writes every answer of %s unchanged', (_, row) => {
    const write = serialiserOf(row, false)
    for (const value of fc.sample(arbitraryFor(row.value), 20)) {
      expect(JSON.parse(write(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }
  })
})
