import { randomBytes, randomUUID } from 'node:crypto'
import { isFull } from '@boardwalk/vitest/matrix'
import { drizzle } from 'drizzle-orm/node-postgres'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { age, deposit } from '../../test/money/deposit.ts'
import { oneMoment } from '../../test/money/one-moment.ts'
import { refuseOverLimit } from '../cashier/deposit-limit.ts'
import type { Tx } from '../db/client.ts'
import { type LimitWindow, readLimits, windowHours } from './limits.ts'

const moment = oneMoment()
const inside = () => drizzle(moment.client) as unknown as Tx
const windows = Object.keys(windowHours) as LimitWindow[]
const hour = 3_600_000_000n
const lengthOf = (window: LimitWindow) => BigInt(windowHours[window]) * hour

const setLimit = (kind: string, window: LimitWindow, value: bigint) =>
  moment.client.query(
    `INSERT INTO play_limit (member_id, kind, "window", value, set_by) VALUES ($1, $2, $3, $4, 'test')
     ON CONFLICT (member_id, kind, "window") DO UPDATE SET value = excluded.value`,
    [moment.player.memberId, kind, window, value],
  )

/** A settled bet and a session of two minutes, so long ago. */
async function playedBefore(microseconds: bigint, stake: bigint): Promise<void> {
  const before = `now() - $2::interval`
  const ago = `${microseconds} microseconds`
  await moment.client.query(
    `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
       game_category, currency, stake, stake_cash, stake_bonus, status, placed_at, settled_at)
     SELECT provider, gen_random_uuid(), gen_random_uuid(), merchant, member_id, gen_random_uuid(), id, game_id,
       game_code, vendor, game_category, currency, $3, $3, 0, 'SETTLED', ${before}, now()
     FROM game_session WHERE member_id = $1`,
    [moment.player.memberId, ago, stake],
  )
  await moment.client.query(
    `INSERT INTO session (token_hash, id, merchant, member_id, created_at, last_seen_at, ended_at, expires_at, ip, user_agent)
     SELECT $4, $3, 'walogm', $1, ${before}, ${before}, ${before} + interval '2 minutes', now(), '::1', 'test'`,
    [moment.player.memberId, ago, randomUUID(), randomBytes(32)],
  )
}

describe.each(windows)('a limit of a %s', (window) => {
  it.each([
    ['exactly as long ago', 0n, { DEPOSIT: 0n, LOSS: 0n, SESSION: 2n, STAKE: 0n }],
    ['a microsecond less ago', 1n, { DEPOSIT: 10_000n, LOSS: 30_000n, SESSION: 2n, STAKE: 30_000n }],
  ])('has or has not room for amounts from %s', async (_, later, expected) => {
    const { memberId } = moment.player
    for (const kind of Object.keys(expected)) await setLimit(kind, window, 100_000n)
    await deposit(inside(), memberId, 10_000n)
    await age(inside(), memberId, lengthOf(window) - later)
    await playedBefore(lengthOf(window) - later, 30_000n)
    const limits = await readLimits(inside(), memberId)
    expect(Object.fromEntries(limits.map(({ kind, used }) => [kind, used]))).toEqual(expected)
  })

  it('names the moment in which the oldest of two deposits leaves it', async () => {
    const { memberId } = moment.player
    await setLimit('DEPOSIT', window, 100_000n)
    for (const wait of [2n * hour, hour]) {
      await deposit(inside(), memberId, 10_000n)
      await age(inside(), memberId, wait)
    }
    const [limit] = await readLimits(inside(), memberId)
    const { rows } = await moment.client.query('SELECT now() AS now')
    const left = (limit?.resetsAt.getTime() ?? 0) - rows[0].now.getTime()
    expect(left).toBe(Number((lengthOf(window) - 3n * hour) / 1000n))
  })

  it('of minutes lets a session that reaches back over its begin count with its later part', async () => {
    await setLimit('SESSION', window, 100n)
    await playedBefore(lengthOf(window) + 30_000_000n, 1n)
    expect((await readLimits(inside(), moment.player.memberId))[0]?.used).toBe(1n)
  })
})

/** Microseconds since the last midnight of each zone of our merchants. */
async function sinceMidnights(): Promise<bigint[]> {
  const { rows } = await moment.client.query(
    `SELECT round(extract(epoch FROM now() - date_trunc('day', now(), zone)) * 1000000)::bigint::text AS age
     FROM unnest('{Asia/Manila,Asia/Dhaka,Asia/Kolkata}'::text[]) zone`,
  )
  return rows.map(({ age: since }) => BigInt(since))
}

const runs = isFull ? 300 : 12

it('property 12: no window of any length ever holds more than the limit, over boundaries and midnights of zones', {
  timeout: 300_000,
}, async () => {
  const lengths = windows.map(lengthOf)
  const edges = [...lengths, ...(await sinceMidnights())].flatMap((edge) => [edge - 1n, edge, edge + 1n])
  const wait = fc.oneof(
    fc.constantFrom(0n, 1n, hour, 12n * hour, ...edges),
    fc.bigInt({ min: 0n, max: 40n * 24n * hour }),
  )
  const tries = fc.array(fc.tuple(wait, fc.bigInt({ min: 1n, max: 60n })), { minLength: 2, maxLength: 14 })
  const limits = fc.tuple(...windows.map((_, at) => fc.bigInt({ min: 20n, max: 60n + 60n * BigInt(at) })))
  await fc.assert(
    fc.asyncProperty(tries, limits, async (all, figures) => {
      const { memberId } = await moment.table.sitDown()
      moment.player = { ...moment.player, memberId }
      for (const [at, window] of windows.entries()) await setLimit('DEPOSIT', window, figures[at] ?? 0n)
      let now = 0n
      const taken: { at: bigint; amount: bigint }[] = []
      const within = (length: bigint) =>
        taken.filter(({ at }) => at > now - length).reduce((sum, { amount }) => sum + amount, 0n)
      for (const [waited, amount] of all) {
        await age(inside(), memberId, waited)
        now += waited
        const fits = lengths.every((length, at) => within(length) + amount <= (figures[at] ?? 0n))
        const asked = refuseOverLimit(inside(), memberId, amount)
        if (!fits) {
          await expect(asked).rejects.toMatchObject({ code: 'RG_LIMIT' })
          continue
        }
        await asked
        await deposit(inside(), memberId, amount)
        taken.push({ at: now, amount })
      }
    }),
    { numRuns: runs },
  )
})
