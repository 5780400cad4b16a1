import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEqual, type JsonObject, removeAt, setAt } from './json.ts'
import {
  type Edit,
  maxSteps,
  pause,
  type StudioAction,
  type StudioState,
  startWith,
  studioReducer,
} from './studio-state.ts'

const draft = {
  brand: { name: 'Tala', home: ['a', 'b'] },
  tokens: { seed: { border: 1 } },
  art: { 'logo.svg': '<svg/>' },
  campaigns: {},
}
const set = (value: string): Edit => ({ type: 'set', file: 'brand', path: ['name'], value })
const edit = (value: string, at: number, group = 'name'): StudioAction => ({
  type: 'edit',
  edits: [set(value)],
  group,
  at,
})
const run = (...actions: StudioAction[]) => actions.reduce<StudioState>(studioReducer, startWith(draft))

describe('steps', () => {
  it('join the edits that one control makes soon after each other', () => {
    const state = run(edit('A', 0), edit('B', 100), edit('C', 900))
    expect(state.past).toHaveLength(1)
    expect(studioReducer(state, { type: 'undo' }).present).toBe(draft)
  })
  it.each([
    ['a pause', [edit('A', 0), edit('B', pause)]],
    ['another control', [edit('A', 0), edit('B', 10, 'other')]],
    ['the hand leaving the control', [edit('A', 0), { type: 'settle' } as const, edit('B', 10)]],
    ['an undo', [edit('A', 0), edit('B', 5, 'x'), { type: 'undo' } as const, edit('C', 10)]],
  ])('start again after %s', (_, actions) => {
    expect(run(...actions).past).toHaveLength(2)
  })
  it('are limited in number', () => {
    const many = Array.from({ length: maxSteps + 50 }, (_, n) => edit(`${n}`, n * pause * 2))
    expect(run(...many).past).toHaveLength(maxSteps)
  })
  it('are not made by an edit that changes nothing', () => {
    expect(run(edit('Tala', 0)).past).toHaveLength(0)
  })
  it('discard the undone steps after another edit', () => {
    expect(run(edit('A', 0), { type: 'undo' }, edit('B', 5000)).future).toHaveLength(0)
  })
})

it('undoes and redoes every step, back to the start', () => {
  const name = fc.constantFrom('name', 'other')
  const action = fc.record({ value: fc.string(), group: name, wait: fc.integer({ min: 0, max: 3000 }) })
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (list) => {
      let at = 0
      const actions = list.map(({ value, group, wait }) => {
        at += wait
        return edit(value, at, group)
      })
      const done = run(...actions)
      let state = done
      for (let step = 0; step < list.length + 1; step++) state = studioReducer(state, { type: 'undo' })
      expect(state.present).toEqual(draft)
      for (let step = 0; step < list.length + 1; step++) state = studioReducer(state, { type: 'redo' })
      expect(state.present).toEqual(done.present)
    }),
  )
})

it('resets in a separate step, and forgets all steps for another brand', () => {
  const reset = run(edit('A', 0), { type: 'replace', draft })
  expect(reset.present).toBe(draft)
  expect(studioReducer(reset, { type: 'undo' }).present.brand.name).toBe('A')
  expect(run(edit('A', 0), { type: 'open', draft })).toEqual(startWith(draft))
})

it('takes drawings in and out', () => {
  const art = (text: string | null): StudioAction => ({
    type: 'edit',
    edits: [{ type: 'art', file: 'x.svg', text }],
    group: 'x',
    at: 0,
  })
  expect(run(art('<svg/>')).present.art).toHaveProperty(['x.svg'])
  expect(run(art('<svg/>'), { type: 'settle' }, art(null)).present.art).toEqual(draft.art)
})

describe('setAt', () => {
  const like: JsonObject = { a: 1, b: { x: 1, y: 1 }, c: 1 }
  it('puts a new key where it belongs', () => {
    expect(Object.keys(setAt({ a: 1, c: 1 }, ['b', 'y'], 2, like))).toEqual(['a', 'b', 'c'])
    expect(Object.keys(setAt({ b: { y: 1 } }, ['b', 'x'], 2, like).b as JsonObject)).toEqual(['x', 'y'])
    expect(Object.keys(setAt({ c: 1 }, ['z'], 2, like))).toEqual(['c', 'z'])
  })
  it('leaves the original alone, and removing undoes setting', () => {
    const before = { a: 1, b: { x: 1 } }
    const after = setAt(before, ['b', 'y'], 2, like)
    expect(before).toEqual({ a: 1, b: { x: 1 } })
    expect(isEqual(removeAt(after, ['b', 'y']), before)).toBe(true)
  })
})
