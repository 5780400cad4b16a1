import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropAnswered, dropPending, keepPending, newKey, readPending } from './pending-write.ts'

const write = { key: 'k'.repeat(22), body: { amount: '5.00' }, confirmedAt: 1, username: 'player01' }
const store = (value: unknown) => sessionStorage.setItem('write:transfer', JSON.stringify(value))

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.restoreAllMocks())

it('a key is 128 random bits as the wire takes them', () => {
  const keys = Array.from({ length: 200 }, newKey)
  expect(keys.every((key) => /^[\w-]{22}$/.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(200)
})

it('is read by its player in its form, until it is dropped', () => {
  expect(keepPending('transfer', write)).toBe(true)
  expect(readPending('other', 'player01')).toBeNull()
  expect(readPending('transfer', 'player01')).toEqual(write)
  dropPending('transfer')
  expect(readPending('transfer', 'player01')).toBeNull()
})

it('is dropped by its own response, and by no earlier one', () => {
  dropAnswered('transfer', write.key)
  keepPending('transfer', write)
  dropAnswered('transfer', 'e'.repeat(22))
  expect(readPending('transfer', 'player01')).toEqual(write)
  dropAnswered('transfer', write.key)
  expect(sessionStorage.length).toBe(0)
})

it('of another player is dropped', () => {
  keepPending('transfer', write)
  expect(readPending('transfer', 'player02')).toBeNull()
  expect(sessionStorage.length).toBe(0)
})

it.each([
  ['nothing', null],
  ['a number', 7],
  ['no key', { ...write, key: undefined }],
  ['a key of 15 letters', { ...write, key: 'k'.repeat(15) }],
  ['a key of 65 letters', { ...write, key: 'k'.repeat(65) }],
  ['a key of other signs', { ...write, key: `${'k'.repeat(21)}+` }],
  ['no body', { ...write, body: 'text' }],
  ['no time', { ...write, confirmedAt: '1' }],
])('%s is no write, and is dropped', (_, value) => {
  store(value)
  expect(readPending('transfer', 'player01')).toBeNull()
  expect(sessionStorage.length).toBe(0)
})

it('reports that the browser stores nothing, and continues', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(keepPending('transfer', write)).toBe(false)
  expect(() => dropPending('transfer')).not.toThrow()
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue('{')
  expect(() => dropAnswered('transfer', write.key)).not.toThrow()
})

it('a transaction password is not stored', () => {
  keepPending('redeem', { ...write, body: { points: '10', password: 'coin-Tree-9' } })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('coin-Tree-9')
  expect(readPending('redeem', 'player01')?.body).toEqual({ points: '10', password: '' })
})
