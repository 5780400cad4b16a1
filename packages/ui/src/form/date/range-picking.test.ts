import { expect, it } from 'vitest'
import { lengthOf, previewOf, secondBounds } from './range-picking.ts'

it('counts both ends, over leap days too', () => {
  expect(lengthOf({ from: '2024-02-28', to: '2024-03-01' })).toBe(3)
  expect(lengthOf({ from: '2026-02-28', to: '2026-03-01' })).toBe(2)
  expect(lengthOf({ from: '2026-05-05', to: '2026-05-05' })).toBe(1)
  expect(lengthOf({ from: '2026-05-05', to: '' })).toBe(0)
})

it('lets the second day be no further than the longest range, nor outside the bounds', () => {
  expect(secondBounds('2026-03-10', {}, 7)).toEqual({ min: '2026-03-04', max: '2026-03-16' })
  expect(secondBounds('2026-03-10', { min: '2026-03-08', max: '2026-03-12' }, 7)).toEqual({
    min: '2026-03-08',
    max: '2026-03-12',
  })
  expect(secondBounds('2026-03-10', { min: '2026-01-01', max: '2026-12-31' }, 1)).toEqual({
    min: '2026-03-10',
    max: '2026-03-10',
  })
  expect(secondBounds('2026-03-10', { min: '2026-01-01' })).toEqual({ min: '2026-01-01', max: undefined })
  expect(secondBounds('9999-12-30', {}, 7).max).toBeUndefined()
})

it('shows a range whichever way it is drawn', () => {
  expect(previewOf('2026-03-10', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-10' })
  expect(previewOf('2026-03-10', '')).toEqual({ from: '2026-03-10', to: '2026-03-10' })
})
