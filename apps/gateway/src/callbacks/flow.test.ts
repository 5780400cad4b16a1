import { expect, it } from 'vitest'
import { openFlow } from './flow.ts'

it('lets 200 of a provider in at once, and one more when one leaves', () => {
  const flow = openFlow(1, () => 0)
  const entered = Array.from({ length: 201 }, () => flow.enter('sbx.a'))
  expect(entered.filter(Boolean)).toHaveLength(200)
  expect(flow.enter('sbx.b')).not.toBeNull()
  entered[0]?.()
  expect(flow.enter('sbx.a')).not.toBeNull()
})

it('lets 500 in within a second, and more in the next', () => {
  let time = 0
  const flow = openFlow(1, () => time)
  const pass = () => {
    const leave = flow.enter('sbx.a')
    leave?.()
    return leave !== null
  }
  expect(Array.from({ length: 502 }, pass).filter(Boolean)).toHaveLength(500)
  time = 999
  expect(pass()).toBe(false)
  time = 1000
  expect(pass()).toBe(true)
})

it('scales all of it by the factor', () => {
  const half = openFlow(0.5, () => 0)
  expect(Array.from({ length: 200 }, () => half.enter('sbx.a')).filter(Boolean)).toHaveLength(100)
  const passing = openFlow(0.5, () => 0)
  const passed = Array.from({ length: 500 }, () => {
    const leave = passing.enter('sbx.a')
    leave?.()
    return leave
  })
  expect(passed.filter(Boolean)).toHaveLength(250)
})

it('does not count a call for its player that was refused for its provider', () => {
  let time = 0
  const flow = openFlow(1, () => time)
  const entered = Array.from({ length: 200 }, () => flow.enter('sbx.a'))
  for (let at = 0; at < 60; at++) expect(flow.enter('sbx.a', 'p')).toBeNull()
  for (const leave of entered) leave?.()
  time = 1000
  expect(Array.from({ length: 50 }, () => flow.enter('sbx.a', 'p')).every(Boolean)).toBe(true)
})

it('counts nothing when it is switched off', () => {
  const flow = openFlow(0)
  expect(Array.from({ length: 1000 }, () => flow.enter('sbx.a')).every(Boolean)).toBe(true)
})

it("lets a tenth of its provider's second in for one player, and others after it", () => {
  const flow = openFlow(1, () => 0)
  const pass = (player: string) => {
    const leave = flow.enter('sbx.a', player)
    leave?.()
    return leave !== null
  }
  expect(Array.from({ length: 2_000 }, () => pass('greedy')).filter(Boolean)).toHaveLength(50)
  expect(Array.from({ length: 40 }, () => pass('other')).every(Boolean)).toBe(true)
})

it('lets 60 calls of a player in at once, and those of other players', () => {
  let time = 0
  const flow = openFlow(1, () => time)
  const entered = Array.from({ length: 3 }, () => {
    time += 1000
    return Array.from({ length: 50 }, () => flow.enter('sbx.a', 'greedy'))
  }).flat()
  expect(entered.filter(Boolean)).toHaveLength(60)
  expect(flow.enter('sbx.a', 'other')).not.toBeNull()
})

it('no longer counts a departed player', () => {
  let time = 0
  const flow = openFlow(1, () => time)
  const pass = () => {
    time += 1000
    return Array.from({ length: 50 }, () => {
      const leave = flow.enter('sbx.a', 'quick')
      leave?.()
      return leave !== null
    })
  }
  expect([...pass(), ...pass()].every(Boolean)).toBe(true)
})
