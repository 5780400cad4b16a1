import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { formatMoney } from '../../src/ledger/money.ts'
import { deliverAll } from './deliver.ts'
import { chooser, runs, seedOf, seeds } from './random.ts'
import { type Plan, plan, roundOf } from './rounds.ts'
import { newTx, openTable, says, type Table, type TestPlayer } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(async () => await table.close())
const conserved = async () => expect(brokenOnes(await checkInvariants(table.pool))).toEqual([])
afterEach(conserved)

const check = <T>(property: fc.IAsyncProperty<T>, seed: number, numRuns = runs) =>
  fc.assert(property, { seed, numRuns })

/** Every row of the money tables, as one text. */
async function everything(): Promise<string> {
  const { rows } = await table.pool.query(`SELECT md5(string_agg(all_rows, '|')) AS sum FROM (
    SELECT (SELECT string_agg(t::text, ';' ORDER BY t::text) FROM account t) AS all_rows
    UNION ALL SELECT (SELECT string_agg(t::text, ';' ORDER BY t::text) FROM journal t)
    UNION ALL SELECT (SELECT string_agg(t::text, ';' ORDER BY t::text) FROM entry t)
    UNION ALL SELECT (SELECT string_agg(t::text, ';' ORDER BY t::text) FROM game_tx t)
    UNION ALL SELECT (SELECT string_agg(t::text, ';' ORDER BY t::text) FROM bet t)) x`)
  return rows[0].sum
}

const play = async (player: TestPlayer, plans: Plan[], seed: number): Promise<bigint> => {
  const rounds = plans.map((one) => roundOf(player, one))
  await deliverAll(
    table,
    rounds.flatMap(({ deliveries }) => deliveries),
    chooser(seed),
  )
  return rounds.reduce((sum, { change }) => sum + change, 0n)
}

describe.each(seeds)('seed %i', (seed) => {
  it('properties 1 and 4, conservation and confluence: shuffled, doubled, lost messages end at the model', async () => {
    const plans = fc.array(plan, { minLength: 1, maxLength: 8 })
    await check(
      fc.asyncProperty(plans, seedOf, async (rounds, order) => {
        const player = await table.sitDown()
        const change = await play(player, rounds, order)
        expect(await table.balanceOf(player)).toBe(10_000_000n + change)
      }),
      seed,
    )
  })

  it('property 1, conservation: the ledger is balanced after every single operation', async () => {
    await check(
      fc.asyncProperty(fc.array(plan, { minLength: 1, maxLength: 2 }), async (rounds) => {
        const player = await table.sitDown()
        for (const { deliveries } of rounds.map((one) => roundOf(player, one)))
          for (const { action, body } of deliveries) {
            await table.send(action, body)
            await conserved()
          }
      }),
      seed,
      3,
    )
  })

  it('property 2, a refusal leaves no trace', async () => {
    const player = await table.sitDown()
    await play(player, [{ kind: 0, stake: 10_000n, win: 10_000n }], seed)
    const bet = says(player).bet({ txId: newTx(), roundId: newTx() })
    const wrong = fc.constantFrom<Record<string, unknown>>(
      { amount: '99999999.99' },
      { currency: 'BDT' },
      { gameCode: 'none' },
      { session: 'z'.repeat(43) },
      { amount: '-5.00' },
      { amount: '0.00001' },
    )
    await check(
      fc.asyncProperty(wrong, async (change) => {
        const before = await everything()
        expect((await table.send('bet', { ...bet, ...change })).status).not.toBe('OK')
        expect(await everything()).toBe(before)
      }),
      seed,
      12,
    )
  })

  it('property 3, idempotence: a repeat, in turn or parallel, has the same answer and no effect', async () => {
    await check(
      fc.asyncProperty(plan, fc.integer({ min: 2, max: 6 }), async (one, copies) => {
        const player = await table.sitDown()
        for (const { action, body } of roundOf(player, one).deliveries) {
          const answers = await Promise.all(Array.from({ length: copies }, () => table.send(action, body)))
          const firsts = answers.filter(({ status, dup }) => status === 'OK' && !dup)
          expect(firsts.length).toBeLessThanOrEqual(1)
          expect(new Set(answers.map(({ status, opRef, balance }) => `${status} ${opRef} ${balance}`)).size).toBe(1)
          const before = await everything()
          const again = await table.send(action, body)
          expect({ ...again, dup: false }).toEqual({ ...answers[0], dup: false })
          expect(await everything()).toBe(before)
        }
      }),
      seed,
      10,
    )
  })

  it('property 5, inverse: a bet or a win and its rollback cancel out, with any calls between', async () => {
    const between = fc.array(plan, { maxLength: 3 })
    await check(
      fc.asyncProperty(fc.boolean(), between, seedOf, async (undoesWin, others, order) => {
        const player = await table.sitDown()
        const say = says(player)
        const [bet, win, roundId] = [newTx(), newTx(), newTx()]
        await table.send('bet', say.bet({ txId: bet, roundId, amount: '7.0003' }))
        if (undoesWin) await table.send('win', say.win({ txId: win, roundId, refTxId: bet, amount: '90.00' }))
        const change = await play(player, others, order)
        if (undoesWin) await table.send('rollback', say.rollback({ txId: newTx(), roundId, refTxId: win }))
        expect((await table.send('rollback', say.rollback({ txId: newTx(), roundId, refTxId: bet }))).status).toBe('OK')
        expect(await table.balanceOf(player)).toBe(10_000_000n + change)
      }),
      seed,
      10,
    )
  })

  it('property 6, monotone: only the edges of the bet’s states, versions never decrease', async () => {
    const edges = new Set(['OPEN SETTLED', 'OPEN ROLLED_BACK', 'SETTLED OPEN'])
    await check(
      fc.asyncProperty(fc.array(plan, { minLength: 1, maxLength: 3 }), async (rounds) => {
        const player = await table.sitDown()
        const states = new Map<string, string>()
        let version = 0n
        for (const { action, body } of rounds.flatMap((one) => roundOf(player, one).deliveries)) {
          await table.send(action, body)
          const seen = await table.pool.query('SELECT tx_id, status FROM bet WHERE member_id = $1', [player.memberId])
          for (const { tx_id, status } of seen.rows) {
            const was = states.get(tx_id)
            if (was && was !== status) expect(edges).toContain(`${was} ${status}`)
            states.set(tx_id, status)
          }
          const { rows } = await table.pool.query('SELECT sum(version) AS v FROM account WHERE member_id = $1', [
            player.memberId,
          ])
          expect(BigInt(rows[0].v) >= version).toBe(true)
          version = BigInt(rows[0].v)
        }
      }),
      seed,
      10,
    )
  })

  it('property 7, the same number with other content never has an effect', async () => {
    const change = fc.constantFrom('amount', 'roundId', 'player')
    await check(
      fc.asyncProperty(plan, change, async (one, field) => {
        const player = await table.sitDown()
        const other = await table.sitDown()
        for (const { action, body } of roundOf(player, one).deliveries) {
          await table.send(action, body)
          const amount = formatMoney(one.stake + one.win + 1n)
          const wrong = {
            ...body,
            ...(field === 'amount' ? { amount } : { [field]: field === 'player' ? other.player : newTx() }),
          }
          const before = await everything()
          const { status } = await table.send(action, wrong)
          expect(['DUP_MISMATCH', 'BAD_REQUEST', 'SESSION_INVALID', 'ROLLED_BACK']).toContain(status)
          expect(await everything()).toBe(before)
        }
      }),
      seed,
      10,
    )
  })
})

it('the guards refuse to change or delete booked rows', async () => {
  for (const statement of [
    'UPDATE entry SET amount = 1',
    'DELETE FROM entry',
    'UPDATE journal SET kind = kind',
    'DELETE FROM journal',
    'TRUNCATE journal, entry',
    'DELETE FROM game_tx',
    'UPDATE game_tx SET amount = amount + 1',
  ])
    await expect(table.pool.query(statement)).rejects.toThrow(/refused/)
})
