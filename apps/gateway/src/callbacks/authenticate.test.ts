import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTable, type Table, type TestPlayer } from '../../test/money/table.ts'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { newId } from '../ids.ts'
import { hashToken, newToken } from '../session/tokens.ts'
import { openPlay } from './authenticate.ts'

let table: Table
let player: TestPlayer
let launchToken: string
const gameId = newId()
beforeAll(async () => {
  table = await openTable()
  await table.pool.query(`INSERT INTO vendor (code, name, categories, account_type_id, status, sort, currencies)
    VALUES ('TST', 'Test', '{RNG}', 'TST1', 'UP', 1, '{TLB}')`)
  const game = `INSERT INTO game (id, code, vendor, game_type, names, search_name, min_bet, rtp, theme, engine, sort, is_enabled)
    VALUES ($1, $2, 'TST', 'RNG', '{"EN":"A game"}', 'a game', 10000, 9600, $3, $4, 1, true)`
  await table.pool.query(game, [newId(), 'other-1', 'fruit', 'lines'])
  await table.pool.query(game, [gameId, 'slot-1', 'dice', 'nothing-known'])
})
afterAll(async () => await table.close())
beforeEach(async () => {
  player = await table.sitDown()
  launchToken = newToken()
  await table.pool.query(
    `UPDATE game_session SET launched_at = NULL, play_hash = NULL, launch_hash = $2, game_id = $3,
      launch_expires_at = now() + interval '1 minute' WHERE member_id = $1`,
    [player.memberId, hashToken(launchToken), gameId],
  )
})

const openIn = (tx: Tx) =>
  openPlay(tx, { deps: table.deps, provider: 'sbx.walogm', merchant: 'walogm', nonce: '' }, { launchToken })
const opened = () => table.db.transaction(openIn)

describe('a launch token', () => {
  it('is exchanged for all that the game must know', async () => {
    await table.giveBonus(player.memberId, 70_000n)
    expect(await opened()).toMatchObject({
      ...{ status: 'OK', player: player.player, currency: 'TLB', language: 'EN', country: 'PH' },
      ...{ balance: '1007.00', realityCheckSec: 3_600, gameCode: 'slot-1', category: 'RNG', demo: false },
      // An unknown engine offers no stake.
      ...{ engine: 'nothing-known', theme: 'dice', minStake: '0.00', maxStake: '0.00' },
    })
    expect(await opened()).toEqual({ status: 'SESSION_EXPIRED' })
  })

  it('names the player as this engine knows the member in this currency', async () => {
    const { memberId } = player
    await table.pool.query(
      `INSERT INTO player_alias VALUES ('0' || $1::text, 'another.walogm', 'walogm', $1::uuid, 'TLB'),
        ('1' || $1::text, 'sbx.walogm', 'walogm', $1::uuid, 'AAA')`,
      [memberId],
    )
    await table.pool.query(`UPDATE player_alias SET merchant = merchant WHERE alias = $1`, [player.player])
    expect(await opened()).toMatchObject({ status: 'OK', player: player.player })
  })

  it.each([
    ['itself', sql`UPDATE game_session SET launch_expires_at = now() WHERE member_id = `],
    ['the sign-in', sql`UPDATE session SET expires_at = now() WHERE member_id = `],
  ])('is over in the moment at which %s ends', async (_, change) => {
    const { memberId } = player
    const inThatMoment = table.db.transaction(async (tx) => {
      await tx.execute(sql`${change}${memberId}`)
      return await openIn(tx)
    })
    expect(await inThatMoment).toEqual({ status: 'SESSION_EXPIRED' })
  })
})
