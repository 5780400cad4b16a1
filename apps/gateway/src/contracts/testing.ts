import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { call, newPlayer, type Player, type TestGateway } from '../../test/gateway.ts'
import { transact } from '../db/client.ts'
import type { Merchant } from '../permission/merchants.ts'
import { correctChanged } from './correct.ts'
import { settleDue } from './settle-due.ts'
import { verifyRun } from './verify.ts'

export type Member = Player & { id: string }
type Kind = 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME'
const processes = {
  DIVIDEND: 'processDividend',
  DAILY: 'processDailySalary',
  HOURLY: 'processHourlySalary',
  REALTIME: 'processRealTimeSalary',
} as const

/** Agents in a line, their contracts and their bets, on a gateway of a test. */
export function openLine(gateway: TestGateway, code = 'walogm') {
  const { pool, app, deps } = gateway
  const merchant = deps.merchants.byCode(code) as Merchant
  const ask = async (who: Member, name: Parameters<typeof call>[1], input: Record<string, unknown> = {}) =>
    await call(app, name, input, { token: who.token })

  /** Changes rows that the database protects, as if they had been so from the beginning. */
  const rewrite = (text: string, values: unknown[]) =>
    transact(pool, async (_tx, client) => {
      await client.query('SET LOCAL session_replication_role = replica')
      await client.query(text, values)
    })

  /** A new account below another one; the first of a line is its head. */
  async function join(upline: Member | null, type: 0 | 1 | 2 = 1): Promise<Member> {
    const made = await newPlayer(app)
    await rewrite(
      `UPDATE member m SET type = $2, upline_id = $3::uuid, path = (coalesce(
         (SELECT path::text || '.' FROM member WHERE id = $3::uuid), '') || replace(m.id::text, '-', ''))::ltree
       WHERE m.username = $1`,
      [made.username, type, upline?.id ?? null],
    )
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM member WHERE username = $1', [made.username])
    return { ...made, id: rows[0]?.id ?? '' }
  }

  const bet = (who: Member, at: string, stake: bigint, payout = 0n, category = 'RNG') =>
    pool.query(
      `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
         game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
       VALUES ('test', $1, 'BT261124-' || upper(translate(left($1, 10), '-ilou', '01234')), $2, $3, $1, $4, $4, 'x', 'NOVA', $5, $6, $7, $7, 0, $8, $7, 'SETTLED', $9, $9)`,
      [randomUUID(), code, who.id, randomUUID(), category, merchant.currency, stake, payout, at],
    )

  const offer = async (by: Member, to: Member, kind: Kind, tiers: object[], more: object = {}) =>
    await ask(by, 'offerContract', { kind, downlineId: to.id, tiers, ...more })
  const answer = async (who: Member, kind: Kind, contract: { id: string; version: number }, action = 'ACCEPT') =>
    await ask(who, processes[kind], { contractId: contract.id, version: contract.version, action })

  /** The house's offer, as an operator makes it. */
  async function offerByHouse(to: Member, kind: Kind, tiers: object[], more: object = {}) {
    const sent = await app.inject({
      ...{ method: 'POST', url: `/ops/members/${to.id}/contracts` },
      headers: {
        ...{ host: 'localhost', authorization: `Bearer ${deps.config.opsSecrets.RISK}` },
        'idempotency-key': randomUUID(),
      },
      payload: { kind, tiers, reason: 'head of a line', ...more },
    })
    expect(sent.json().code).toBe('OK')
    const { list } = (await ask(to, 'contracts', { kind, view: 'REQUESTS' })).value
    return list[0]
  }

  /** Offers and accepts; `by` null is the house. Returns the contract in force. */
  async function agree(by: Member | null, to: Member, kind: Kind, tiers: object[], more: object = {}) {
    const offered = by ? (await offer(by, to, kind, tiers, more)).value : await offerByHouse(to, kind, tiers, more)
    const done = await answer(to, kind, offered)
    expect(done.code).toBe('OK')
    return done.value.contract
  }

  /** Moves the begin of contracts of a kind back: of all, or of one account. */
  const backdate = (kind: Kind, from: string, who: Member | null = null) =>
    rewrite(
      `UPDATE contract SET active_from = $2 WHERE kind = $1 AND active_from IS NOT NULL AND downline_id = coalesce($3, downline_id)`,
      [kind, from, who?.id ?? null],
    )

  const settle = (kind: Kind | 'REBATE') =>
    transact(pool, (tx, client) => settleDue({ tx, client, deps, merchant }, kind))
  return { ...{ pool, deps, merchant, ask, join, bet, offer, answer, offerByHouse, agree, rewrite, backdate, settle } }
}
export type Line = ReturnType<typeof openLine>

/** Corrects settlements whose bets changed. Returns the number of corrected items. */
export async function correctNow({ pool, deps, merchant }: Line): Promise<number> {
  const { contracts } = await deps.settings.of(merchant.code)
  return await transact(pool, (tx, client) => correctChanged(tx, client, merchant, contracts))
}

/** Differences between all settlements of a kind and a recomputation from their bets. */
export async function differencesOf({ pool, deps, merchant }: Line, kind: Kind | 'REBATE') {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM settlement_run WHERE kind = $1', [kind])
  const verify = (id: string) =>
    deps.db.transaction((tx) => verifyRun(tx, id, merchant, '100.00'), { isolationLevel: 'repeatable read' })
  return (await Promise.all(rows.map(({ id }) => verify(id)))).flat()
}
