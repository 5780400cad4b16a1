import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newTx, openTable, says, type Table, type TestPlayer } from '../../test/money/table.ts'
import { excludedUntil, refuseExcluded } from './exclusion.ts'
import { brokenLimit, type LimitKind, readLimits } from './limits.ts'

let table: Table
let player: TestPlayer

beforeAll(async () => {
  table = await openTable()
})
afterAll(async () => await table.close())
beforeEach(async () => {
  player = await table.sitDown()
  // The seat's own session began with the test, and would be counted.
  await table.pool.query('UPDATE session SET ended_at = created_at WHERE id = $1', [player.sessionId])
})

const limit = (kind: LimitKind, value: bigint) =>
  table.pool.query(
    `INSERT INTO play_limit (member_id, kind, "window", value, set_by) VALUES ($1, $2, 'DAY', $3, 'test')`,
    [player.memberId, kind, value],
  )
const used = async () => (await readLimits(table.db, player.memberId))[0]?.used

/** Minutes before now. */
type Signed = { from: number; seen?: number; ended?: number; expires?: number; by?: string }

const signIn = ({ from, seen = 0, ended, expires = -60, by = player.memberId }: Signed) =>
  table.pool.query(
    `INSERT INTO session (token_hash, id, merchant, member_id, created_at, last_seen_at, ended_at, expires_at, ip, user_agent)
     SELECT $1, $2, 'walogm', $3, now() - $4 * m, now() - $5 * m, now() - $6 * m, now() - $7 * m, '::1', 'test'
     FROM (VALUES (interval '1 minute')) minute (m)`,
    [randomBytes(32), randomUUID(), by, from, seen, ended ?? null, expires],
  )

describe('signed-in minutes', () => {
  beforeEach(async () => void (await limit('SESSION', 100n)))

  it.each<[string, Signed[], bigint]>([
    ['run on while the player is here', [{ from: 90 }], 90n],
    ['run on for a player who was seen less than five minutes ago', [{ from: 90, seen: 4.9 }], 90n],
    ['end where the player was last seen', [{ from: 90, seen: 6 }], 84n],
    ['end with the session', [{ from: 90, seen: 40, ended: 30 }], 60n],
    ['end with the session that was never closed', [{ from: 90, seen: 1, expires: 20 }], 70n],
    ['end where the player was last seen, when that was before', [{ from: 90, seen: 50, expires: 20 }], 40n],
    [
      'of two sessions at once count once',
      [
        { from: 90, ended: 60 },
        { from: 70, ended: 40 },
      ],
      50n,
    ],
    [
      'of two sessions in turn count both',
      [
        { from: 90, ended: 80 },
        { from: 50, ended: 40 },
      ],
      20n,
    ],
    ['are whole ones', [{ from: 12, ended: 10.02 }], 1n],
    ['of more than a day ago do not count', [{ from: 2400, ended: 1800, expires: 1200 }], 0n],
    ['of a session that ended before it began are none', [{ from: 10, seen: 20, ended: 20 }], 0n],
  ])('%s', async (_, sessions, minutes) => {
    for (const session of sessions) await signIn(session)
    expect(await used()).toBe(minutes)
  })

  it('of another player are theirs', async () => {
    await signIn({ from: 90, by: randomUUID() })
    expect(await used()).toBe(0n)
  })

  it('stop the play when they are used up, not before', async () => {
    await signIn({ from: 99, ended: 0 })
    expect(await brokenLimit(table.db, player.memberId, 1n)).toBeNull()
    await signIn({ from: 110, ended: 109 })
    expect(await brokenLimit(table.db, player.memberId, 0n)).toMatchObject({ kind: 'SESSION', used: 100n })
  })
})

describe('stakes and losses', () => {
  const round = async (stake: string, win?: string) => {
    const ids = { txId: newTx(), roundId: newTx() }
    await table.send('bet', says(player).bet({ ...ids, amount: stake }))
    const paid = { txId: newTx(), roundId: ids.roundId, refTxId: ids.txId }
    if (win) await table.send('win', says(player).win({ ...paid, amount: win }))
    return ids
  }
  // The seat's session is over, but its stakes count as any other's.
  beforeEach(async () => {
    await table.pool.query('UPDATE session SET ended_at = NULL WHERE id = $1', [player.sessionId])
  })

  it('count stakes, and the lost part of them', async () => {
    await round('10.00', '4.00')
    await round('3.00')
    for (const kind of ['STAKE', 'LOSS', 'DEPOSIT'] as const) await limit(kind, 200_000n)
    const limits = await readLimits(table.db, player.memberId)
    expect(limits.map(({ kind, used }) => [kind, used])).toEqual([
      ['DEPOSIT', 0n],
      ['LOSS', 90_000n],
      ['STAKE', 130_000n],
    ])
  })

  it('are no loss for a player in profit', async () => {
    await round('10.00', '25.00')
    await limit('LOSS', 10_000n)
    expect(await used()).toBe(0n)
    expect(await brokenLimit(table.db, player.memberId, 10_000n)).toBeNull()
    expect(await brokenLimit(table.db, player.memberId, 10_001n)).toMatchObject({ kind: 'LOSS' })
  })

  it('do not count cancelled bets or demo units', async () => {
    const undone = await round('10.00')
    await table.send(
      'rollback',
      says(player).rollback({ txId: newTx(), roundId: undone.roundId, refTxId: undone.txId }),
    )
    const demo = await round('5.00')
    await table.pool.query(`UPDATE bet SET currency = 'X-TLB' WHERE tx_id = $1`, [demo.txId])
    await round('1.00')
    await limit('STAKE', 100_000n)
    expect(await used()).toBe(10_000n)
  })

  it('of another player are theirs', async () => {
    await limit('STAKE', 100_000n)
    const other = await table.sitDown()
    await table.send('bet', says(other).bet({ txId: newTx(), roundId: newTx() }))
    expect(await used()).toBe(0n)
  })
})

describe('a break', () => {
  /** Minutes from now; null for ever. */
  const breakFrom = (starts: number, until: number | null, isLifted = false) =>
    table.pool.query(
      `INSERT INTO play_exclusion (member_id, kind, starts_at, until, lifted_at, set_by)
       SELECT $1, 'TIMEOUT', now() + $2 * m, now() + $3 * m, CASE WHEN $4 THEN now() END, 'test'
       FROM (VALUES (interval '1 minute')) minute (m)`,
      [player.memberId, starts, until, isLifted],
    )
  const minutesLeft = async () => {
    const excluded = await excludedUntil(table.db, player.memberId)
    return excluded && (excluded.until === null ? null : Math.round((excluded.until.getTime() - Date.now()) / 60_000))
  }

  it.each<[string, [number, number | null, boolean?][], number | null]>([
    ['that runs', [[-10, 30]], 30],
    [
      'the longest of several',
      [
        [-10, 30],
        [-20, 50],
        [-5, 10],
      ],
      50,
    ],
    [
      'without an end',
      [
        [-10, 30],
        [-20, null],
      ],
      null,
    ],
  ])('%s is in force', async (_, breaks, minutes) => {
    for (const one of breaks) await breakFrom(...one)
    expect(await minutesLeft()).toBe(minutes)
    await expect(refuseExcluded(table.db, player.memberId)).rejects.toMatchObject({ code: 'RG_EXCLUDED' })
  })

  it.each<[string, [number, number | null, boolean?]]>([
    ['that is over', [-10, -1]],
    ['that has not begun', [1, 30]],
    ['that was lifted', [-10, null, true]],
  ])('%s is not', async (_, one) => {
    await breakFrom(...one)
    expect(await excludedUntil(table.db, player.memberId)).toBeNull()
    await expect(refuseExcluded(table.db, player.memberId)).resolves.toBeUndefined()
  })

  it('of another player is theirs', async () => {
    const other = await table.sitDown()
    await breakFrom(-10, null)
    expect(await excludedUntil(table.db, other.memberId)).toBeNull()
  })

  it.each([
    ['ALL', 'both', null],
    ['ACCOUNT', 'both', 'no exclusion'],
    ['ALL', 'only the later', 'no exclusion'],
    ['ALL', 'only the excluded', 'no exclusion'],
  ])('with scope %s, the address proved by %s, counts for a later account: until %s', async (scope, proved, until) => {
    const later = await table.sitDown()
    const email = `${later.memberId}@example.org`
    await table.pool.query(`UPDATE member SET email = $2 WHERE id = $1`, [player.memberId, email])
    await table.pool.query(`UPDATE member SET email = $2, merchant = 'elsewhere' WHERE id = $1`, [
      later.memberId,
      email,
    ])
    for (const [id, one] of [
      [player.memberId, 'only the excluded'],
      [later.memberId, 'only the later'],
    ]) {
      const isProved = proved === 'both' || proved === one
      await table.pool.query(`UPDATE member SET email_proven_at = CASE WHEN $2 THEN now() END WHERE id = $1`, [
        id,
        isProved,
      ])
    }
    await breakFrom(-10, null)
    await table.pool.query(`UPDATE play_exclusion SET scope = $2 WHERE member_id = $1`, [player.memberId, scope])
    const found = await excludedUntil(table.db, later.memberId)
    expect(found ? found.until : 'no exclusion').toBe(until)
  })

  it('shorter than an exclusion has no effect during it, and each has a separate end', async () => {
    await breakFrom(-10, 30)
    await table.pool.query(`INSERT INTO play_exclusion (member_id, kind, set_by) VALUES ($1, 'EXCLUSION', 'test')`, [
      player.memberId,
    ])
    expect(await excludedUntil(table.db, player.memberId)).toEqual({ kind: 'EXCLUSION', until: null })
    expect((await excludedUntil(table.db, player.memberId, 'TIMEOUT'))?.until).toBeInstanceOf(Date)
  })
})
