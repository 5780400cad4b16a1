import { expect, it } from 'vitest'
import { stakeChoices } from '../catalogue/categories.ts'
import { ladderOf, stakesFrom } from './engines.ts'
import { allGameRows, gameRows } from './games.ts'

it('gives each of the 10,000 games a minimum stake that its engine takes and that the filter offers', () => {
  expect(gameRows()).toHaveLength(10_000)
  const rows = allGameRows()
  const untrue = rows.filter(({ engine = '', minBet }) => stakesFrom(engine, minBet)?.min !== minBet)
  expect(untrue.map(({ code, engine, minBet }) => `${code} ${engine} ${minBet}`)).toEqual([])
  const offered = new Set(rows.map(({ minBet }) => minBet))
  expect([...offered].sort((a, b) => Number(a - b))).toEqual(stakeChoices)
})

it('begins a game at the first step that is not below its minimum stake, and ends with its engine’s ladder', () => {
  expect(ladderOf('roulette')).not.toContain(7_500n)
  expect(stakesFrom('roulette', 7_500n)).toEqual({ min: 10_000n, max: 500_000n })
  expect(stakesFrom('quickdraw', 1n)).toEqual({ min: 500n, max: 200_000n })
  expect(stakesFrom('nothing', 500n)).toBeNull()
})
