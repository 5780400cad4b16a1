import { expect, it } from 'vitest'
import { isReservedName } from './reserved-names.ts'

it.each(['admin', 'Admin', 'ADM1N', 'admin77', 'support', 'Tala', 'ta1a', 'tala2026', 'customerservice'])(
  '%s is reserved',
  (name) => {
    expect(isReservedName(name, 'Tala')).toBe(true)
  },
)

it.each(['administra', 'walrus77', 'talarian', 'supporter', '12345678'])('%s is free', (name) => {
  expect(isReservedName(name, 'Tala')).toBe(false)
})
