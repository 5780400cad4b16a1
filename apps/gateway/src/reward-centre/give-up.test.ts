import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBonus } from '../../test/money/forms/rewards.ts'
import { type FormStage, formStage, merchant, type Person, payPassword } from '../../test/money/forms/stage.ts'
import { wholeGateway } from '../../test/whole-gateway.ts'
import type { GameRow } from '../db/schema/catalogue.ts'
import { newId } from '../ids.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { parseMoney } from '../ledger/money.ts'
import { settleRound } from '../seed/demo-round.ts'
import { endBonus } from './end-bonus.ts'
import { issueBonuses } from './issue.ts'

// L8: the rounds of these tests have no message of a provider.
const gateway = wholeGateway({ except: ['L8'] })
let stage: FormStage
let agent: string
let player: Person
beforeAll(async () => {
  stage = formStage(gateway)
  agent = await stage.newAgent()
})
beforeEach(async () => {
  player = await stage.newPerson(agent)
})

const ask = (name: Parameters<FormStage['ask']>[0], input: Record<string, unknown> = {}, who = player) =>
  stage.ask(name, input, who)
const giveUp = (id: string, who = player) => ask('giveUpBonus', { id }, who)
const withdraw = () => ask('createWithdrawal', { amount: '100.00', accountId: player.accountId, password: payPassword })
const issue = () => gateway.deps.db.transaction((tx) => issueBonuses(tx, { code: merchant, currency: 'TLB' }))
const game = { id: newId(), code: 'g', vendor: 'TST', gameType: 'RNG' } as GameRow
async function play(amount: string): Promise<void> {
  const found = gateway.deps.merchants.byCode(merchant)
  const stake = parseMoney(amount) ?? 0n
  if (!found) throw new Error('There is no merchant.')
  const round = { name: newId(), merchant: found, memberId: player.id, game, at: new Date(), stake, payout: stake }
  await gateway.deps.db.transaction((tx) => settleRound(tx, round))
}
const record = async () => (await ask('bonuses')).value.list
const kinds = async (id: string) =>
  (await stage.query<{ kind: string }>('SELECT kind FROM journal WHERE ext_id = $1', [`${id}:issue`])).map(
    (row) => row.kind,
  )

describe('an open bonus', () => {
  it('holds a withdrawal back with the figure, until it is wagered, also before the job has run', async () => {
    await openBonus(stage, player)
    expect((await ask('withdrawInfo')).value).toMatchObject({
      ...{
        turnover: { remaining: '0.00' },
        bonuses: { count: 1, remaining: '15.00', since: (await record())[0].time },
      },
    })
    await play('4.00')
    expect(await withdraw()).toMatchObject({
      code: 'TURNOVER_REQUIRED',
      value: { remaining: '11.00', required: '15.00', done: '4.00', bonuses: '1' },
    })
    expect((await ask('transferUpline', { amount: '100.00', password: payPassword })).code).toBe('TURNOVER_REQUIRED')
    await play('11.00')
    expect((await record())[0]).toMatchObject({ status: 'ACTIVE', wagerDone: '15.00' })
    expect((await ask('withdrawInfo')).value.bonuses).toEqual({ count: 0, remaining: '0.00', since: null })
    expect((await ask('transferInfo')).value.bonuses).toEqual({ count: 0, remaining: '0.00', since: null })
    expect((await withdraw()).code).toBe('OK')
  })

  it('counts with the others; the one that needs most bets says how many', async () => {
    await openBonus(stage, player, 2)
    await openBonus(stage, player, 4)
    await play('10.00')
    expect((await ask('withdrawInfo')).value.bonuses).toMatchObject({ count: 1, remaining: '10.00' })
    await openBonus(stage, player, 1)
    expect((await ask('withdrawInfo')).value.bonuses).toMatchObject({ count: 2, remaining: '10.00' })
  })

  it('holds nothing back of a player who may not play', async () => {
    await openBonus(stage, player)
    await ask('takeBreak', { days: 1 })
    expect((await ask('withdrawInfo')).value.bonuses.count).toBe(0)
    expect((await withdraw()).code).toBe('OK')
  })
})

describe('giving a bonus up', () => {
  it('frees the withdrawal, takes the bonus money, and is in the records and on the stream', async () => {
    const id = await openBonus(stage, player)
    expect((await record())[0]).toMatchObject({ status: 'ACTIVE', givesUp: '5.00' })
    expect(await giveUp(id)).toMatchObject({
      code: 'OK',
      value: { id, amount: '5.00', cash: '1000.00', bonus: '0.00' },
    })
    expect((await record())[0]).toMatchObject({
      ...{ status: 'FORFEITED', givesUp: '5.00', converted: '0.00', wagerDone: '0.00', endedAt: expect.any(String) },
    })
    expect((await ask('bonuses', { status: 'FORFEITED' })).value.summary).toEqual({ amount: '5.00', converted: '0.00' })
    expect((await ask('rewards')).value.list[0].status).toBe('CLOSED')
    const { list } = (await ask('transactions', { kind: 'BONUS', wallet: 'BONUS' })).value
    expect(list[0]).toMatchObject({ kind: 'BNX', reason: 'PLAYER', direction: 'OUT', amount: '5.00' })
    const [told] = await stage.query(
      `SELECT payload->>'bonus' AS bonus FROM outbox WHERE member_id = $1 AND topic = 'balance' ORDER BY id DESC LIMIT 1`,
      [player.id],
    )
    expect(told).toEqual({ bonus: '0' })
    expect((await withdraw()).code).toBe('OK')
    await play('20.00')
    await issue()
    expect((await record())[0]).toMatchObject({ wagerDone: '0.00', status: 'FORFEITED' })
  })

  it('beside another one takes its own amount, and the last one all that is left', async () => {
    const [first, second] = [await openBonus(stage, player), await openBonus(stage, player)]
    await stage.query(`UPDATE reward_grant SET amount = 20000 WHERE id = $1`, [first])
    expect((await record()).map(({ givesUp }: { givesUp: string }) => givesUp)).toEqual(['5.00', '2.00'])
    expect((await giveUp(first)).value).toMatchObject({ amount: '2.00', bonus: '8.00' })
    expect((await record())[0]).toMatchObject({ givesUp: '8.00' })
    expect((await giveUp(second)).value).toMatchObject({ amount: '8.00', bonus: '0.00' })
  })

  it('happens once, from a hundred presses and tabs', async () => {
    const id = await openBonus(stage, player)
    const answers = await Promise.all(Array.from({ length: 100 }, () => giveUp(id)))
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
    const refused = answers.find(({ code }) => code !== 'OK')
    expect(refused).toMatchObject({ code: 'STATE_INVALID', value: { status: 'FORFEITED' } })
    expect(await kinds(id)).toEqual(['BNX'])
  })

  it('is refused of another player’s bonus, of a reward in cash, and of one that waits for its claim', async () => {
    const id = await openBonus(stage, player)
    expect((await giveUp(id, await stage.newPerson(agent))).code).toBe('NOT_FOUND')
    expect((await giveUp(newId())).code).toBe('NOT_FOUND')
    await stage.query('UPDATE reward_grant SET claimed_at = NULL WHERE id = $1', [id])
    expect((await giveUp(id)).code).toBe('NOT_FOUND')
    await stage.query(`UPDATE reward_grant SET claimed_at = now(), type = 'CASH', wager_times = 0 WHERE id = $1`, [id])
    expect((await giveUp(id)).code).toBe('NOT_FOUND')
    await stage.query(`UPDATE reward_grant SET type = 'BONUS', wager_times = 3 WHERE id = $1`, [id])
  })

  it('is refused once the wagering is done, and after the bonus became cash', async () => {
    const id = await openBonus(stage, player)
    await play('15.00')
    expect(await giveUp(id)).toMatchObject({ code: 'STATE_INVALID', value: { status: 'WAGERED' } })
    await issue()
    expect(await giveUp(id)).toMatchObject({ code: 'STATE_INVALID', value: { status: 'CONVERTED' } })
    expect((await record())[0]).toMatchObject({ status: 'CONVERTED', converted: '5.00', givesUp: null })
  })

  it('and the job exclude each other, by the row and by the name in the ledger', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const bonus = { id: await openBonus(stage, player), memberId: player.id, amount: 50_000n }
      const end = (kind: 'BNC' | 'BNX') =>
        gateway.deps.db.transaction((tx) => endBonus(tx, bonus, { kind, currency: 'TLB', actor: 'system' }))
      const ends = await Promise.all([end('BNC'), end('BNX'), end('BNC')])
      expect(ends.filter((one) => one !== null)).toHaveLength(1)
      expect(await kinds(bonus.id)).toHaveLength(1)
      await stage.query('UPDATE reward_grant SET issued_at = NULL, forfeited_at = NULL WHERE id = $1', [bonus.id])
      await openBonus(stage, player)
      await expect(end('BNX')).rejects.toThrow()
      await stage.query(
        `UPDATE reward_grant SET issued_at = CASE WHEN $2 = 'BNC' THEN now() END, forfeited_at = CASE WHEN $2 = 'BNX' THEN now() END
         WHERE id = $1`,
        [bonus.id, (await kinds(bonus.id))[0]],
      )
    }
  })

  it.each(['TIMEOUT', 'EXCLUSION'])('is open to a player in a %s', async (kind) => {
    const id = await openBonus(stage, player)
    await stage.query(`INSERT INTO play_exclusion (member_id, kind, set_by) VALUES ($1, $2, 'x')`, [player.id, kind])
    expect((await giveUp(id)).code).toBe('OK')
  })

  it.each([
    ['another amount', 'end_amount = end_amount + 1'],
    ['another kind of end', 'issued_at = now(), forfeited_at = NULL'],
    ['no end', 'forfeited_at = NULL'],
  ])('breaks the checks of the ledger with %s', async (_, change) => {
    const id = await openBonus(stage, player)
    await giveUp(id)
    const broken = async () => brokenOnes(await checkInvariants(gateway.pool)).map((one) => one.id)
    const before = await broken()
    await stage.query(`UPDATE reward_grant SET ${change} WHERE id = $1`, [id])
    expect(await broken()).toEqual([...before, 'L8E'])
    await stage.query(
      `UPDATE reward_grant SET end_amount = 50000, forfeited_at = now(), issued_at = NULL WHERE id = $1`,
      [id],
    )
    expect(await broken()).toEqual(before)
  })

  it('of which nothing is left costs nothing', async () => {
    const id = await openBonus(stage, player)
    const bonus = { id: newId(), memberId: player.id }
    await stage.query(
      `INSERT INTO reward_grant (id, merchant, member_id, source, ext_id, type, amount, ref_no, expires_at, claimed_at)
       VALUES ($1::uuid, $3, $2, 'PROMO', $1::uuid::text, 'BONUS', 50000, 'BN261121-0000000009', now(), now())`,
      [bonus.id, bonus.memberId, merchant],
    )
    await gateway.deps.db.transaction((tx) =>
      endBonus(tx, { ...bonus, amount: 50_000n }, { kind: 'BNC', currency: 'TLB', actor: 'system' }),
    )
    expect((await giveUp(id)).value).toMatchObject({ amount: '0.00' })
    expect(await kinds(id)).toEqual([])
    expect((await record()).find((row: { id: string }) => row.id === id)).toMatchObject({
      ...{ status: 'FORFEITED', givesUp: '0.00' },
    })
  })
})
