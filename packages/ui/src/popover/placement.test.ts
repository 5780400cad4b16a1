import { expect, it } from 'vitest'
import { placement } from './placement.ts'

const viewport = { width: 390, height: 800 }
const anchor = { left: 100, top: 50, width: 80, height: 44 }
const panel = { width: 160, height: 200 }
const at = (extra: Partial<Parameters<typeof placement>[0]>) =>
  placement({ anchor, panel, viewport, align: 'start', isRtl: false, ...extra })

it.each([
  ['start', false, 100],
  ['end', false, 20],
  ['center', false, 60],
  ['start', true, 20],
  ['end', true, 100],
] as const)('aligns %s (right to left: %s)', (align, isRtl, left) => {
  expect(at({ align, isRtl })).toEqual({ left, top: 102 })
})

it('is above when there is no room below', () => {
  expect(at({ anchor: { ...anchor, top: 700 } }).top).toBe(492)
})

it('stays inside its frame where it fits', () => {
  const wide = { viewport: { width: 1440, height: 800 }, align: 'center' as const }
  expect(at({ ...wide, frame: { left: 120, right: 1320 } }).left).toBe(120)
  expect(at({ ...wide, anchor: { ...anchor, left: 1300 }, frame: { left: 120, right: 1320 } }).left).toBe(1160)
  expect(at({ ...wide, frame: { left: 120, right: 200 } }).left).toBe(60)
})

it('stays inside the viewport', () => {
  expect(at({ anchor: { ...anchor, left: 380 } }).left).toBe(222)
  expect(at({ anchor: { ...anchor, left: -60 } }).left).toBe(8)
  expect(at({ panel: { width: 600, height: 900 } })).toEqual({ left: 8, top: 8 })
})
