import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { changeWithdrawal } from '../../src/withdrawals/change-withdrawal.ts'
import { call, newPlayer, signIn, type TestGateway } from '../gateway.ts'
import { callback, ids, openArcade, sitDown } from './arcade.ts'
import { currency, type FormStage, formStage, merchant, type Person, payPassword } from './forms/stage.ts'
import { newTx } from './table.ts'

let gateway: TestGateway
let stage: FormStage
beforeAll(async () => {
  gateway = await openArcade()
  stage = formStage(gateway)
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool))
  await gateway.close()
  expect(broken).toEqual([])
})

const others = ['90jlbdtf1', '90jiliinf1']
const at = (code: string) => ({ headers: { 'x-merchant': code } })

/** Accounts of the person at the other sites, whose address each site has proved with a code. */
async function accountsElsewhere({ id, username }: Person): Promise<[string, string][]> {
  const email = `${username}@example.org`
  const prove = (who: string) =>
    stage.query('UPDATE member SET email = $2, email_proven_at = now() WHERE id = $1', [who, email])
  await prove(id)
  const accounts: [string, string][] = []
  for (const code of others) {
    const made = await newPlayer(gateway.app, at(code))
    const [row] = await stage.query<{ id: string }>('SELECT id FROM member WHERE username = $1', [made.username])
    await prove(row?.id ?? '')
    accounts.push([code, made.username])
  }
  return accounts
}

async function payOut(refNo: string, { id }: Person): Promise<void> {
  const rule = (await gateway.deps.settings.of(merchant)).withdrawal
  const row = { refNo, memberId: id, currency }
  for (const event of ['approved', 'sent', 'paid'] as const) {
    const facts = event === 'paid' ? { paid: 1_000_000n } : {}
    await gateway.deps.db.transaction((tx) => changeWithdrawal(tx, row, event, { actor: 'OPERATOR', rule, facts }))
  }
}

it('an exclusion from another browser stops the open game and every site, and money still comes home', async () => {
  const player = await stage.newPerson(await stage.newAgent())
  const elsewhere = await accountsElsewhere(player)
  const seat = await sitDown(gateway.app, player.token)
  const running = { txId: newTx(), roundId: newTx() }
  expect((await callback(gateway.app, 'bet', { ...seat, ...running, amount: '10.00' })).status).toBe('OK')
  const order = { amount: '100.00', accountId: player.accountId, password: payPassword }
  const pending = await stage.ask('createWithdrawal', order, player)
  expect(pending.code).toBe('OK')

  const other = (await signIn(gateway.app, player.username)).value
  expect((await stage.ask('excludeSelf', { months: 6 }, other)).code).toBe('OK')

  // The next stake is the first request after it; the running round settles.
  const bet = { ...seat, txId: newTx(), roundId: newTx(), amount: '1.00' }
  expect((await callback(gateway.app, 'bet', bet)).status).toBe('PLAYER_BLOCKED')
  const win = { ...seat, txId: newTx(), roundId: running.roundId, refTxId: running.txId, amount: '25.00', closed: true }
  expect((await callback(gateway.app, 'win', win)).status).toBe('OK')
  expect((await stage.ask('balance', {}, player)).code).toBe('SESSION_EXPIRED')

  // At the other sites no session that can play, pay in or join: only the one for records and withdrawals.
  for (const [code, username] of elsewhere) {
    const again = await signIn(gateway.app, username, {}, at(code))
    expect(again.value.excluded).toEqual({ until: expect.any(String) })
    for (const name of ['launchGame', 'createDeposit', 'availablePromo'] as const) {
      const input = {
        launchGame: { nodeId: ids.up },
        createDeposit: { methodId: 'wallet', amount: '100.00' },
        availablePromo: {},
      }
      const answer = await call(gateway.app, name, input[name], { token: again.value.token, ...at(code) })
      expect([name, answer.code]).toEqual([name, 'RG_EXCLUDED'])
    }
  }

  // The restricted session confirms the payout and requests another one.
  const back = (await signIn(gateway.app, player.username)).value
  expect(back.excluded).toEqual({ until: expect.any(String) })
  await payOut(pending.value.refNo, player)
  const received = await stage.ask('receiveWithdrawal', { refNo: pending.value.refNo, result: 'RECEIVED' }, back)
  expect(received.value).toMatchObject({ status: 'RECEIVED' })
  expect((await stage.ask('createWithdrawal', order, back)).value).toMatchObject({ status: 'REVIEW' })
  expect((await stage.ask('withdrawals', {}, back)).value.totalCount).toBe(2)
  expect((await stage.ask('createDeposit', { methodId: 'wallet', amount: '100.00' }, back)).code).toBe('RG_EXCLUDED')
  expect((await stage.ask('balance', {}, back)).value).toMatchObject({ cash: '815.00', hold: '100.00' })
})

it('an address that was only typed excludes no other player', async () => {
  const [player, stranger] = [
    await stage.newPerson(await stage.newAgent()),
    await newPlayer(gateway.app, at('90jlbdtf1')),
  ]
  const email = `${randomUUID()}@example.org`
  await stage.query('UPDATE member SET email = $2, email_proven_at = now() WHERE username = $1', [
    stranger.username,
    email,
  ])
  // The player types it; it is never proved with a code.
  await stage.query('UPDATE member SET email = $2, email_proven_at = NULL WHERE id = $1', [player.id, email])
  expect((await stage.ask('excludeSelf', { months: null }, player)).value).toEqual({ until: null })
  expect((await signIn(gateway.app, stranger.username, {}, at('90jlbdtf1'))).value.excluded).toBeNull()
})
