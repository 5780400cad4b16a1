import type { Pool } from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { msLeft } from '../db/deadline.ts'
import { brokenOnes, checkInvariants, exitCodeOf } from './invariants.ts'

afterEach(() => void vi.restoreAllMocks())

/** A pool with one connection that answers each check with `rows`; returns the queries and the state left behind. */
function poolOf(rows: (text: string) => unknown[]) {
  const asked: string[] = []
  const release = vi.fn()
  const query = async (text: string) => {
    asked.push(text)
    return { rows: rows(text) }
  }
  return { pool: { connect: async () => ({ query, release }) } as unknown as Pool, asked, release }
}

it('the ledger is checked at one snapshot, without a limit for a statement', async () => {
  const { pool, asked, release } = poolOf(() => [])
  await checkInvariants(pool)
  expect(asked.slice(0, 2)).toEqual([
    'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
    'SET LOCAL statement_timeout = 0',
  ])
  expect(asked.at(-1)).toBe('ROLLBACK')
  expect(release).toHaveBeenCalledTimes(1)
})

it('the connection is given back when a check fails', async () => {
  const { pool, asked, release } = poolOf((text) => {
    if (/GROUP BY/.test(text)) throw new Error('no such table')
    return []
  })
  await expect(checkInvariants(pool)).rejects.toThrow('no such table')
  expect(asked.at(-1)).toBe('ROLLBACK')
  expect(release).toHaveBeenCalledTimes(1)
})

it('all checks together may take half an hour', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const left = new Set<number>()
  await checkInvariants(
    poolOf(() => {
      left.add(msLeft())
      return []
    }).pool,
  )
  expect([...left]).toEqual([30 * 60_000])
})

it('a check that finds rows is broken, and shows five of them', async () => {
  const rows = Array.from({ length: 7 }, (_, at) => ({ at }))
  const verdicts = await checkInvariants(poolOf((text) => (/'X-%'/.test(text) ? rows : [])).pool)
  const broken = brokenOnes(verdicts)
  expect(broken).toMatchObject([{ id: 'L10', broken: 7, examples: rows.slice(0, 5) }])
  expect(broken[0]?.examples).toHaveLength(5)
  expect(exitCodeOf(verdicts)).toBe(1)
  expect(exitCodeOf(verdicts.filter(({ id }) => id !== 'L10'))).toBe(0)
})
