import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { send } from '../../test/gateway.ts'
import { wholeGateway } from '../../test/whole-gateway.ts'
import type { GameRow } from '../db/schema/catalogue.ts'
import { newId } from '../ids.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { issueBonuses } from '../reward-centre/issue.ts'
import { settleRound } from '../seed/demo-round.ts'
import { bonusFor } from './offer-terms.ts'
import { offerTerms, openOffer } from './testing.ts'

const gateway = wholeGateway()
let offer: Awaited<ReturnType<typeof openOffer>>

beforeEach(async () => {
  offer = await openOffer(gateway)
})

const game = { id: newId(), code: 'g', vendor: 'TST', gameType: 'RNG' } as GameRow
const setStatus = (status: string) =>
  offer.query('UPDATE member SET status = $1 WHERE id = $2', [status, offer.memberId])
const read = async (refNo: string) => (await offer.ask('deposit', { refNo })).value

describe('the bonus', () => {
  it('comes with the payment and is wagered like other bonuses', async () => {
    const { value } = await offer.pay('100.00')
    const promo = {
      promoId: offer.promoId,
      title: 'Half on top',
      rate: '0.5',
      minDeposit: '60.00',
      maxBonus: '100.00',
      wagerTimes: 3,
    }
    expect(value).toMatchObject({ status: 'PENDING', bonus: null, promo })
    await offer.report(value.refNo, '100.00')
    expect(await read(value.refNo)).toMatchObject({ status: 'APPROVED', credited: '100.00', bonus: '50.00', promo })
    expect((await offer.ask('balance')).value).toMatchObject({ cash: '1100.00', bonus: '50.00' })
    const [granted] = (await offer.ask('bonuses', { startDate: '2026-01-01', endDate: '2026-12-31' })).value.list
    expect(granted).toMatchObject({ source: 'PROMO', title: 'Half on top', amount: '50.00', status: 'ACTIVE' })
    expect(granted).toMatchObject({ wagerRequired: '150.00', wagerDone: '0.00', refNo: expect.stringMatching(/^BN/) })
    const posted = await offer.query(
      `SELECT kind, source, ext_id AS ext, ref_no AS "refNo" FROM journal WHERE shard_key = $1 AND kind = 'BON'`,
      [offer.memberId],
    )
    expect(posted).toEqual([
      { kind: 'BON', source: 'promo', ext: `${offer.promoId}:${offer.memberId}`, refNo: granted.refNo },
    ])
    const told = await offer.query('SELECT kind, content FROM message WHERE member_id = $1 ORDER BY kind', [
      offer.memberId,
    ])
    const content = '₱50.00 of “Half on top” is in your bonus balance. Your bonus details show what is left to wager.'
    expect(told).toMatchObject([{ kind: 'DEPOSIT' }, { kind: 'PROMO', content }])
  })

  it('becomes cash after its wagering', async () => {
    await offer.report((await offer.pay('100.00')).value.refNo, '100.00')
    const merchant = gateway.deps.merchants.byCode('walogm')
    if (!merchant) throw new Error('There is no merchant.')
    const play = (stake: bigint) =>
      gateway.deps.db.transaction(async (tx) => {
        const at = new Date()
        await settleRound(tx, { name: newId(), merchant, memberId: offer.memberId, game, at, stake, payout: stake })
      })
    const issue = async () => {
      await gateway.deps.db.transaction((tx) => issueBonuses(tx, merchant))
      return await offer.bonus()
    }
    await play(1_499_900n)
    expect(await issue()).toBe('50.00')
    await play(100n)
    expect(await issue()).toBe('0.00')
    expect((await offer.ask('balance')).value.cash).toBe('1150.00')
  })

  it('comes with an operator’s approval', async () => {
    const { refNo } = (await offer.pay('100.00')).value
    const headers = {
      authorization: `Bearer ${gateway.deps.config.opsSecrets.FINANCE}`,
      'idempotency-key': randomUUID(),
    }
    await send(gateway.app, { method: 'POST', url: `/ops/deposits/${refNo}/approve`, payload: {}, headers })
    expect(await read(refNo)).toMatchObject({ status: 'APPROVED', bonus: '50.00' })
  })

  it('keeps its terms after the promotion was changed and has ended, also for a payment that comes late', async () => {
    const { refNo } = (await offer.pay('100.00')).value
    const changed = {
      ...offerTerms,
      reward: { type: 'BONUS', amount: '1.00' },
      wagerTimes: 99,
      deposit: { rate: '0.01', least: '9000.00' },
    }
    await offer.query('UPDATE promotion SET terms = $1', [JSON.stringify(changed)])
    await offer.end()
    await offer.ask('cancelDeposit', { refNo })
    expect(await offer.bonus()).toBe('0.00')
    await offer.report(refNo, '100.00')
    expect(await read(refNo)).toMatchObject({ status: 'APPROVED', bonus: '50.00', promo: { wagerTimes: 3 } })
  })

  it('is granted once when the payments of two deposits with the same offer come at the same moment', async () => {
    const first = (await offer.pay('100.00')).value.refNo
    await offer.ask('cancelDeposit', { refNo: first })
    const second = (await offer.pay('80.00')).value.refNo
    await Promise.all([offer.report(first, '100.00'), offer.report(second, '80.00')])
    const bonuses = [(await read(first)).bonus, (await read(second)).bonus]
    expect(bonuses.filter((each) => each !== null)).toEqual([await offer.bonus()])
    expect((await offer.ask('balance')).value.cash).toBe('1180.00')
  })

  it.each<[string, () => unknown, string]>([
    ['a break', () => offer.exclude('TIMEOUT'), '100.00'],
    ['a self-exclusion', () => offer.exclude('EXCLUSION'), '100.00'],
    ['a payment below the minimum', () => {}, '59.99'],
    ['the account was disabled', () => setStatus('DISABLED'), '100.00'],
    ['the account was closed', () => setStatus('CLOSED'), '100.00'],
  ])('is not granted after %s; the deposit is credited', async (_, change, paid) => {
    const { refNo } = (await offer.pay('100.00')).value
    await change()
    await offer.report(refNo, paid)
    const [row] = await offer.query('SELECT status, bonus FROM deposit WHERE ref_no = $1', [refNo])
    expect(row).toEqual({ status: 'APPROVED', bonus: null })
    expect(await offer.query(`SELECT FROM journal WHERE shard_key = $1 AND kind = 'BON'`, [offer.memberId])).toEqual([])
  })

  it.each([
    ['59.99', 0n],
    ['60.00', 300_000n],
    ['60.03', 300_100n],
    ['200.00', 1_000_000n],
    ['200.02', 1_000_000n],
  ])('of a payment of %s is %i ten-thousandths', (paid, wanted) => {
    const units = BigInt(paid.replace('.', '')) * 100n
    expect(bonusFor(units, { rate: '0.5', least: '60.00', most: '100.00' })).toBe(wanted)
  })

  it.each([
    ['a deposit with another bonus', ['bonus = 500100'], []],
    ['a deposit without it', ['bonus = NULL'], []],
    ['wagering of another amount', [], ['amount = 1']],
    ['another amount in both', ['bonus = 500100'], ['amount = 500100']],
    ['neither a deposit nor wagering', ['bonus = NULL'], [`source = 'RAFFLE'`]],
  ])('breaks the checks of the ledger with %s', async (_, ofDeposit, ofGrant) => {
    const { refNo } = (await offer.pay('100.00')).value
    await offer.report(refNo, '100.00')
    const change = async (deposit: string[], grant: string[]) => {
      for (const set of deposit) await offer.query(`UPDATE deposit SET ${set} WHERE ref_no = $1`, [refNo])
      for (const set of grant)
        await offer.query(`UPDATE reward_grant SET ${set} WHERE member_id = $1`, [offer.memberId])
      return brokenOnes(await checkInvariants(gateway.pool)).map(({ id }) => id)
    }
    expect(await change(ofDeposit, ofGrant)).toEqual(['L8B'])
    expect(await change(['bonus = 500000'], [`amount = 500000, source = 'PROMO'`])).toEqual([])
  })
})
