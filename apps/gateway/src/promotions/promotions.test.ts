import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, openGateway, type Player, registration, send, type TestGateway, testConfig } from '../../test/gateway.ts'
import type { GameRow } from '../db/schema/catalogue.ts'
import { type PromotionTerms, promotions } from '../db/schema/content.ts'
import { newId } from '../ids.ts'
import { parseMoney } from '../ledger/money.ts'
import { settleRound } from '../seed/demo-round.ts'

const code = 'walogm'
const texts = { EN: 'Lantern week', FIL: 'Lantern week', BN: 'Lantern week', HI: 'Lantern week' }
const terms: PromotionTerms = {
  ...{ reward: { type: 'BONUS', amount: '25.00' }, wagerTimes: 3, days: 14 },
  goal: { metric: 'STAKE', target: '100.00' },
}
const asks: PromotionTerms = {
  ...{ reward: { type: 'CASH', amount: '40.00' }, wagerTimes: 0, days: 14 },
  needs: { comment: true, images: true, contact: ['ZALO', 'WHATSAPP'] },
}

let dataDir: string
let gateway: TestGateway
let player: Player & { id: string }

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'promotions-'))
  gateway = await openGateway({ dataDir })
})
afterAll(async () => {
  await gateway.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(async () => {
  player = await member()
})

const query = async (text: string, values: unknown[] = []) => (await gateway.pool.query(text, values)).rows
async function member() {
  const { value } = await call(gateway.app, 'register', await registration(gateway.app))
  const [{ id }] = await query('SELECT id FROM member WHERE username = $1', [value.userName])
  return { token: value.token, username: value.userName, id }
}
const ask = (name: Parameters<typeof call>[1], input: Record<string, unknown> = {}, { token } = player) =>
  call(gateway.app, name, input, { token })

type Row = typeof promotions.$inferInsert
async function promotion(row: Partial<Row> = {}): Promise<string> {
  const id = newId()
  await gateway.deps.db.insert(promotions).values({
    ...{ id, merchant: code, type: 'EVENT', kind: 'JOIN', title: texts, summary: texts, content: texts, terms },
    ...{ startsAt: new Date(Date.now() - 60_000), audience: [], ...row },
  })
  return id
}
const game = { id: newId(), code: 'g', vendor: 'TST', gameType: 'RNG' } as GameRow
async function play(stake: string): Promise<void> {
  const merchant = gateway.deps.merchants.byCode(code)
  const amount = parseMoney(stake) ?? 0n
  if (!merchant) throw new Error(`No merchant ${code}.`)
  await gateway.deps.db.transaction((tx) =>
    settleRound(tx, {
      ...{ name: newId(), merchant, memberId: player.id, game, at: new Date() },
      ...{ stake: amount, payout: amount },
    }),
  )
}
const state = async (id: string) => (await ask('promotion', { id })).value.state

describe('a promotion to join', () => {
  it('is joined once, follows the ledger since then, and is claimed once with the terms of the joining', async () => {
    const id = await promotion()
    await play('500.00')
    expect((await ask('claimPromotion', { id })).code).toBe('STATE_INVALID')
    expect((await ask('joinPromotion', { id })).value).toMatchObject({ id, state: 'JOINED' })
    expect((await ask('joinPromotion', { id })).code).toBe('STATE_INVALID')
    await query(`UPDATE promotion SET terms = '{}' WHERE id = $1`, [id])
    await play('99.99')
    const { offer } = (await ask('promotion', { id })).value
    expect(offer).toMatchObject({ wagerTimes: 3, goal: { target: '100.00', progress: '99.99' } })
    expect((await ask('claimPromotion', { id })).code).toBe('STATE_INVALID')
    await play('0.01')
    expect((await ask('promotions')).value.list.find((one: { id: string }) => one.id === id).state).toBe('CLAIM')
    const claims = await Promise.all(Array.from({ length: 20 }, () => ask('claimPromotion', { id })))
    expect(claims.filter((one) => one.code === 'OK')).toMatchObject([
      { value: { state: 'CLAIMED', type: 'BONUS', amount: '25.00' } },
    ])
    expect((await ask('balance')).value.bonus).toBe('25.00')
    expect((await ask('rewards')).value.list).toMatchObject([
      { source: 'PROMO', title: 'Lantern week', wagering: { times: 3, required: '75.00' } },
    ])
  })

  it('is closed to everyone at its end, not open before its start, and not there for another audience', async () => {
    const id = await promotion()
    await ask('joinPromotion', { id })
    await query('UPDATE promotion SET ends_at = now() WHERE id = $1', [id])
    expect(await state(id)).toBe('CLOSED')
    expect((await ask('claimPromotion', { id })).code).toBe('PROMO_CLOSED')
    const early = await promotion({ startsAt: new Date(Date.now() + 60_000) })
    expect((await ask('joinPromotion', { id: early })).code).toBe('STATE_INVALID')
    const others = await promotion({ audience: ['AGENT'] })
    expect((await ask('joinPromotion', { id: others })).code).toBe('NOT_FOUND')
  })

  it('counts a daily check-in once a day, each with a reward of its own', async () => {
    const id = await promotion({ kind: 'SIGN_IN', terms: { ...asks, reward: { type: 'CASH', amount: '2.00' } } })
    expect((await ask('joinPromotion', { id })).value.state).toBe('SIGNED')
    expect((await ask('joinPromotion', { id })).code).toBe('STATE_INVALID')
    await query(`UPDATE promotion_entry SET signed_day = signed_day - 1 WHERE promotion_id = $1`, [id])
    await query(`UPDATE reward_grant SET ext_id = 'yesterday' WHERE member_id = $1`, [player.id])
    expect(await state(id)).toBe('JOIN')
    await ask('joinPromotion', { id })
    expect((await ask('rewards')).value).toMatchObject({ badge: 2 })
  })
})

describe('a bonus of a deposit', () => {
  it('has its share and its smallest deposit in the terms, is not joined, and counts as claimed once it was paid', async () => {
    const share = {
      reward: { type: 'BONUS', amount: '50.00' },
      wagerTimes: 2,
      deposit: { rate: '0.5', least: '60.00' },
    } as const
    const id = await promotion({ kind: 'DEPOSIT', terms: { ...share, days: 0 } })
    expect((await ask('promotion', { id })).value).toMatchObject({ state: 'JOIN', offer: share })
    expect((await ask('joinPromotion', { id })).code).toBe('STATE_INVALID')
    await query(
      `INSERT INTO reward_grant (merchant, member_id, source, ext_id, type, amount, expires_at, claimed_at)
       VALUES ($1, $2, 'PROMO', $3, 'BONUS', 1, now(), now())`,
      [code, player.id, `${id}:${player.id}`],
    )
    expect(await state(id)).toBe('CLAIMED')
    expect((await call(gateway.app, 'promotion', { id })).value).toMatchObject({ state: 'JOIN', offer: share })
  })
})

describe('an application', () => {
  const contact = { kind: 'ZALO', value: '+63 917 555 0001' }
  const upload = async (id: string, who = player) => {
    const payload = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'image/png' }
    return await send(gateway.app, { method: 'POST', url: `/wps/mc/promotions/${id}/pictures`, payload, headers })
  }
  const ops = (refNo: string, action: string, payload: object = {}) =>
    send(gateway.app, {
      ...{ method: 'POST', url: `/ops/promotions/applications/${refNo}/${action}`, payload },
      headers: { authorization: `Bearer ${testConfig.opsSecrets.RISK}`, 'idempotency-key': randomUUID() },
    })

  it('needs the parts that the offer lists, is rejected with a reason, sent again and paid with the terms it had', async () => {
    const id = await promotion({ kind: 'APPLY', terms: asks })
    const { id: picture } = (await upload(id)).value
    const whole = { id, comment: 'Five colours', contact, pictures: [picture] }
    expect((await ask('applyPromotion', { ...whole, contact: undefined })).code).toBe('CONTACT_REQUIRED')
    expect((await ask('applyPromotion', { ...whole, comment: ' ' })).code).toBe('VALIDATION_FAILED')
    expect((await ask('applyPromotion', { ...whole, comment: 'x'.repeat(141) })).code).toBe('VALIDATION_FAILED')
    expect((await ask('applyPromotion', { ...whole, pictures: [] })).code).toBe('FILE_COUNT')
    const stranger = (await upload(id, await member())).value.id
    expect((await ask('applyPromotion', { ...whole, pictures: [stranger] })).code).toBe('NOT_FOUND')
    const { refNo } = (await ask('applyPromotion', whole)).value
    expect(await state(id)).toBe('APPLYING')
    expect((await ask('applyPromotion', whole)).code).toBe('STATE_INVALID')
    await ops(refNo, 'process')
    expect(await state(id)).toBe('PROCESSING')
    await ops(refNo, 'reject', { reason: 'The picture is too dark.' })
    expect((await ask('promotion', { id })).value).toMatchObject({
      ...{ state: 'REJECTED', application: { refNo, reason: 'The picture is too dark.', pictures: 1 } },
    })
    const again = (await ask('applyPromotion', whole)).value.refNo
    await query(`UPDATE promotion SET terms = '{}' WHERE id = $1`, [id])
    expect((await ops(again, 'approve')).value).toEqual({ refNo: again, status: 'APPROVED' })
    expect((await ops(again, 'approve')).code).toBe('STATE_INVALID')
    expect(await state(id)).toBe('ISSUED')
    expect((await ask('rewards')).value.list).toMatchObject([{ amount: '40.00', status: 'CLAIM' }])
    const { value } = await ask('promotionApplications')
    expect(value.list.map((one: { status: string }) => one.status)).toEqual(['APPROVED', 'REJECTED'])
    expect((await ask('messages', { kind: 'PROMO' })).value.totalCount).toBe(2)
  })

  it('sends no message while its player has messages about promotions switched off', async () => {
    const id = await promotion({
      kind: 'APPLY',
      terms: { ...asks, needs: { comment: false, images: false, contact: [] } },
    })
    const off = (await ask('setNotice', { channel: 'INBOX', topic: 'PROMO', isOn: false })).value
    expect(off.list).toContainEqual({ channel: 'INBOX', topic: 'PROMO', isOn: false })
    await ops((await ask('applyPromotion', { id })).value.refNo, 'approve')
    expect((await ask('messages', { kind: 'PROMO' })).value.totalCount).toBe(0)
    expect((await ask('setNotice', { channel: 'EMAIL', topic: 'CONTRACT', isOn: false })).code).toBe('STATE_INVALID')
    const { list } = (await ask('setNotice', { channel: 'INBOX', topic: 'PROMO', isOn: true })).value
    expect(list.every((one: { isOn: boolean }) => one.isOn)).toBe(true)
  })
})
