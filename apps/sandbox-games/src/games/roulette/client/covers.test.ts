import { expect, it } from 'vitest'
import { rouletteBets } from '../rules.ts'
import { betAt, covers } from './covers.ts'

it.each([
  ['one', 17, 'n17'],
  ['across', 17, 'n17-18'],
  ['across', 18, 'n17-18'],
  ['down', 17, 'n17-20'],
  ['down', 36, 'n33-36'],
  ['row', 17, 'n16-17-18'],
  ['row', 16, 'n16-17-18'],
  ['square', 17, 'n17-18-20-21'],
  ['square', 36, 'n32-33-35-36'],
  ['twoRows', 17, 'n13-14-15-16-17-18'],
  ['across', 0, 'n0-1'],
  ['row', 0, 'n0-1-2'],
  ['square', 0, 'n0-1-2-3'],
] as const)('%s at %i is %s', (cover, pocket, on) => expect(betAt(cover, pocket)).toBe(on))

it('finds a bet that covers the number wherever the cloth has one', () => {
  for (const cover of covers)
    for (let pocket = 0; pocket <= 36; pocket += 1) {
      const on = betAt(cover, pocket)
      if (cover === 'twoRows' && pocket === 0) expect(on).toBeNull()
      else expect(rouletteBets.get(on ?? '')).toContain(pocket)
    }
})
