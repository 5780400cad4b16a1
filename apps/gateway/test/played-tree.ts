import { dayIn } from '@boardwalk/api-client/contract'
import { openLine } from '../src/contracts/testing.ts'
import type { Tx } from '../src/db/client.ts'
import { newId } from '../src/ids.ts'
import { type Posted, post } from '../src/ledger/post.ts'
import type { Merchant } from '../src/permission/merchants.ts'
import { plantTree } from './agent-tree.ts'
import { newPlayer, type TestGateway } from './gateway.ts'
import type { Bet, Kind, Payment, World } from './raw-figures.ts'

/** Trees of agents with bets and payments of the past; a copy of them stays in memory. */
export function openPlayedTree(gateway: TestGateway, merchant: Merchant) {
  const { rewrite } = openLine(gateway, merchant.code)
  const becomeDue = (memberId: string | undefined, at: Date) =>
    gateway.pool.query('INSERT INTO member_day_due (member_id, at) VALUES ($1, $2)', [memberId, at])
  const dayOf = (at: Date) => dayIn(merchant.timeZone, at.getTime())

  /** Agents below a head, of whom only the head can sign in. */
  async function plant(uplines: (number | null)[], joined: Date[]): Promise<{ world: World; token: string }> {
    const head = await newPlayer(gateway.app)
    const { rows } = await gateway.pool.query<{ id: string }>('SELECT id FROM member WHERE username = $1', [
      head.username,
    ])
    const registered = { at: 0, account: { id: rows[0]?.id ?? '', username: head.username } }
    const accounts = await plantTree(gateway, { merchant: merchant.code, uplines, registered })
    const ids = accounts.map(({ id }) => id)
    await gateway.pool.query(
      `UPDATE member m SET registered_at = made.at FROM unnest($1::uuid[], $2::timestamptz[]) AS made(id, at) WHERE m.id = made.id`,
      [ids, joined],
    )
    const names = accounts.map(({ username }) => username)
    const world = { dayOf, ids, names, uplines: [...uplines], joined, bets: [], payments: [] }
    return { world, token: head.token }
  }

  /** Posts a payment, and moves it to its day: the ledger itself posts now alone. */
  async function pay({ ids, payments }: World, payment: Payment): Promise<void> {
    payments.push(payment)
    const { by, kind, amount, at } = payment
    const common = { memberId: ids[by] ?? '', currency: merchant.currency, source: 'test', actor: 'system' }
    const event = () => ({ ...common, extId: newId() })
    const method = { fee: 0n, method: 'bank' }
    const steps: Record<Kind, (tx: Tx) => Promise<Posted[]>> = {
      deposit: async (tx) => [await post(tx, 'DEP', { ...event(), facts: { amount, ...method } })],
      withdraw: async (tx) => [
        await post(tx, 'WDH', { ...event(), facts: { amount } }),
        await post(tx, 'WDS', { ...event(), facts: { amount, paid: amount, ...method } }),
      ],
      bonus: async (tx) => [await post(tx, 'ALW', { ...event(), facts: { amount } })],
      commission: async (tx) => [await post(tx, 'SLD', { ...event(), facts: { amount } })],
    }
    const posted = await gateway.deps.db.transaction(steps[kind])
    await rewrite('UPDATE journal SET at = $2 WHERE id = ANY($1)', [posted.map(({ journalId }) => journalId), at])
    await becomeDue(ids[by], at)
  }

  async function play({ ids, bets }: World, bet: Bet) {
    bets.push(bet)
    const { by, stake, payout, at, vendor, category } = bet
    const id = newId()
    await gateway.pool.query(
      `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
       game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
     VALUES ('test', $1::text, 'BT261124-' || upper(right($1::text, 10)), $2, $3, $1::text, $1::uuid, $1::uuid, 'x', $4, $9, $5, $6, $6, 0, $7, $6, 'SETTLED', $8, $8)`,
      [id, merchant.code, ids[by], vendor, merchant.currency, stake, payout, at, category],
    )
    await becomeDue(ids[by], at)
  }

  return { plant, pay, play }
}
