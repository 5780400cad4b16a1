import { describe, expect, it } from 'vitest'
import { segments } from '../wheel.ts'
import { angleFor, segmentAt } from './dial.ts'

describe('the dial', () => {
  it('brings exactly the drawn segment under the pointer, however many turns came before', () => {
    for (const segment of segments.keys())
      for (const rest of [100, 500, 900])
        for (const turns of [0, 4, 11]) expect(segmentAt(360 * turns + angleFor(segment, rest))).toBe(segment)
  })
})
