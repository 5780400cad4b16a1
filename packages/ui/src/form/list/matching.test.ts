import { expect, it } from 'vitest'
import { matching } from './matching.ts'

const lands = ['Bangladesh', 'Côte d’Ivoire', 'India', 'Indonesia', 'Philippines']
const find = (query: string) => matching(lands, query, (land) => [land])

it('finds parts of words without case and marks', () => {
  expect(find('cote')).toEqual(['Côte d’Ivoire'])
  expect(find('  PHIL ')).toEqual(['Philippines'])
})

it('puts items that begin with the text before those that only contain it', () => {
  expect(find('in')).toEqual(['India', 'Indonesia', 'Philippines'])
})

it('keeps all for an empty query, and none without a match', () => {
  expect(find(' ')).toEqual(lands)
  expect(find('zzz')).toEqual([])
  expect(find('(')).toEqual([])
})

it('distinguishes the vowel signs of other scripts', () => {
  expect(matching(['কি', 'কা'], 'কা', (word) => [word])).toEqual(['কা'])
})
