import { expect, it } from 'vitest'
import { follow, isAway, towardsEdge } from './swipe.ts'

it.each([
  ['start', false, { x: -80, y: 3 }, 80, '-80px 0'],
  ['start', false, { x: 80, y: 3 }, 0, '0px 0'],
  ['start', true, { x: 80, y: 3 }, 80, '80px 0'],
  ['end', false, { x: 80, y: 3 }, 80, '80px 0'],
  ['end', true, { x: -80, y: 3 }, 80, '-80px 0'],
  ['bottom', false, { x: 5, y: 90 }, 90, '0 90px'],
  ['bottom', true, { x: 5, y: -90 }, 0, '0 0px'],
] as const)('%s (right to left: %s) follows %o by %i', (side, isRtl, travel, distance, translate) => {
  expect(towardsEdge(side, isRtl, travel)).toBe(distance)
  // A distance of zero may have a sign; CSS treats both alike.
  expect(follow(side, isRtl, distance).replace('-0px', '0px')).toBe(translate)
})

it('closes after a third of its size or a flick, and stays after less', () => {
  expect(isAway(130, 360, 900)).toBe(true)
  expect(isAway(100, 360, 900)).toBe(false)
  expect(isAway(60, 360, 80)).toBe(true)
  expect(isAway(30, 360, 10)).toBe(false)
})
