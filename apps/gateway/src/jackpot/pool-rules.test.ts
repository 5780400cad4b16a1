import { expect, it } from 'vitest'
import { commitmentOf } from './pool-rules.ts'

it('hashes the amount, a colon and the salt, as the example of the rules shows it', () => {
  expect(commitmentOf(123_456_700n, '00112233445566778899aabbccddeeff')).toBe(
    'b0d73bc5727cc68a691f92f7842e76d0252aa88de8499e4c3b255da4d9496587',
  )
})
