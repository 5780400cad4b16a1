import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'
import { hashToken, newToken, readToken } from './tokens.ts'

it('a token is 32 random bytes, and is stored as its SHA-256', () => {
  const tokens = Array.from({ length: 100 }, newToken)
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true)
  expect(new Set(tokens).size).toBe(100)
  expect(hashToken('some')).toEqual(createHash('sha256').update('some').digest())
})

it('a token is read from its header only', () => {
  const token = newToken()
  for (const header of [`Bearer ${token}`, `bearer   ${token}`, `BEARER ${token}`])
    expect(readToken(header)).toBe(token)
  for (const header of [undefined, '', token, `Basic ${token}`, `Bearer ${token}x`, `Bearer ${token.slice(1)}`])
    expect(readToken(header)).toBeNull()
})

it.each([
  ['Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari, iOS'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
  ['Something Firefox/133.0', 'Firefox'],
  ['curl/8.0', null],
])('%s is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))
