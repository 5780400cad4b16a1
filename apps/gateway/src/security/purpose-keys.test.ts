import { expect, it } from 'vitest'
import { deriveKeys } from './purpose-keys.ts'

const keys = deriveKeys(Buffer.alloc(32, 7))
const shown = Object.values(keys).map((key) => key.toString('hex'))

it('each purpose has a separate key, and none is the secret', () => {
  expect(new Set([...shown, Buffer.alloc(32, 7).toString('hex')]).size).toBe(shown.length + 1)
  expect(shown.every((key) => key.length === 64)).toBe(true)
})

it('the same secret gives the same keys in every process and version', () => {
  expect(keys.oneTimeCode.toString('hex')).toMatchInlineSnapshot(
    `"0ebfb73620af4f179100f666d0b18a320bf07e83824f2d899789e70ac27d27a9"`,
  )
  expect(deriveKeys(Buffer.alloc(32, 7))).toEqual(keys)
  expect(deriveKeys(Buffer.alloc(32, 8)).oneTimeCode).not.toEqual(keys.oneTimeCode)
})
