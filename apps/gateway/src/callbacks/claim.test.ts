import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newTx, openTable, says, type Table, type TestPlayer } from '../../test/money/table.ts'
import { claim, markReversed } from './claim.ts'
import { reverseStake } from './round.ts'

let table: Table
let player: TestPlayer
const provider = 'sbx.walogm'
beforeAll(async () => {
  table = await openTable()
  player = await table.sitDown()
})
afterAll(async () => await table.close())

it('a number is claimed once; a second claim waits and looks again', async () => {
  const row = { provider, txId: newTx(), kind: 'BET', roundId: 'r', memberId: player.memberId, amount: 0n } as const
  const take = () =>
    table.db.transaction((tx) => claim(tx, { ...row, fingerprint: randomBytes(32), state: 'APPLIED', journalId: null }))
  await take()
  await expect(take()).rejects.toMatchObject({ code: '40001' })
})

it('a message is undone once, and only an open bet gives its stake back', async () => {
  const [txId, roundId] = [newTx(), newTx()]
  await table.send('bet', says(player).bet({ txId, roundId }))
  const undo = () => table.db.transaction((tx) => markReversed(tx, { provider, txId }))
  await undo()
  await expect(undo()).rejects.toThrow(`${txId} was not in force.`)
  const giveBack = () => table.db.transaction((tx) => reverseStake(tx, { provider, txId }))
  await giveBack()
  await expect(giveBack()).rejects.toThrow(`Bet ${txId} was not open.`)
})

it('a message that was committed without an answer is not answered', async () => {
  const body = says(player).promo({ txId: newTx(), roundId: newTx() })
  await table.send('promo', body)
  await table.pool.query('UPDATE game_tx SET answer = NULL WHERE tx_id = $1', [body.txId])
  await expect(table.send('promo', body)).rejects.toThrow('was committed without its answer')
})

it('a nonce is stored for longer than a call may be old, in either form of the bet', async () => {
  const { txId, roundId } = { txId: newTx(), roundId: newTx() }
  for (const send of [
    () => table.send('bet', says(player).bet({ txId, roundId })),
    () => table.send('balance', { player: player.player, currency: 'TLB' }),
  ]) {
    await table.pool.query('DELETE FROM used_once')
    expect((await send()).status).toBe('OK')
    const { rows } = await table.pool.query(`SELECT expires_at > now() + interval '2 minutes' AS kept FROM used_once`)
    expect(rows).toEqual([{ kept: true }])
  }
})
