import { languageCodes } from '@boardwalk/i18n/codes'
import { expect, it } from 'vitest'
import type { Seed } from '../src/new/seeds.ts'
import { taglineOf } from '../src/new/taglines.ts'

const names = ['Aurora', 'Blue Bay', 'Carnival', 'Delta', 'Ember', 'Fair Play', 'Garden', 'Harbour', 'Island', 'Jade']
const linesOf = (seed: Seed) => new Set(names.map((name) => taglineOf(name, seed).EN))

it('fits the mood of the colour, and differs between names', () => {
  const moods = [linesOf([0.6, 0.15, 60]), linesOf([0.6, 0.15, 220]), linesOf([0.2, 0.1, 60])]
  for (const lines of moods) expect(lines.size).toBeGreaterThan(1)
  const all = moods.flatMap((lines) => [...lines])
  expect(new Set(all).size).toBe(all.length)
})

it('is the same for the same name, and in every language in its own words', () => {
  const seed: Seed = [0.6, 0.15, 60]
  const tagline = taglineOf('Aurora', seed)
  expect(taglineOf('Aurora', seed)).toEqual(tagline)
  expect(Object.keys(tagline).toSorted()).toEqual(languageCodes.toSorted())
  expect(new Set(Object.values(tagline)).size).toBe(languageCodes.length)
})
