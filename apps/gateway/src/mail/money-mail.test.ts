import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type Player, password, type TestGateway } from '../../test/gateway.ts'
import { placeOf } from '../agents/place.ts'
import { changeDeposit } from '../cashier/change-deposit.ts'
import { eq } from '../db/orm.ts'
import { withdrawals } from '../db/schema/withdrawal.ts'
import type { OutgoingMessage } from '../senders/sender.ts'
import { changeWithdrawal } from '../withdrawals/change-withdrawal.ts'
import type { WithdrawEvent } from '../withdrawals/withdraw-states.ts'
import { sendQueued } from './send-queued.ts'

const payPassword = 'coin-Tree-9'
let gateway: TestGateway
let player: Player & { id: string; email: string }
let sent: OutgoingMessage[]
/** How the mail server answers the next messages. */
let answers: (Error | undefined)[]

beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  ;[sent, answers] = [[], []]
  await query('DELETE FROM notice_mail')
  player = await newMember()
})

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await gateway.pool.query<Row>(text, values)).rows
const ask = (name: Parameters<typeof call>[1], input: Record<string, unknown> = {}) =>
  call(gateway.app, name, input, { token: player.token, headers: { 'idempotency-key': randomUUID() } })

async function newMember(language = 'EN') {
  const made = await newPlayer(gateway.app)
  const email = `${made.username}@mail.example`
  const set = 'UPDATE member SET email = $2, email_proven_at = now(), language = $3 WHERE username = $1 RETURNING id'
  const [row] = await query<{ id: string }>(set, [made.username, email, language])
  return { ...made, id: row?.id ?? '', email }
}
const send = () =>
  sendQueued({
    ...gateway.deps,
    senders: {
      SMS: null,
      EMAIL: {
        send: async (message) => {
          const error = answers.shift()
          if (error) throw error
          sent.push(message)
        },
        close: async () => {},
      },
    },
  })
const subjects = async () => {
  await send()
  return sent.map(({ subject }) => subject)
}
const dueNow = () => query('UPDATE notice_mail SET next_at = now() WHERE next_at IS NOT NULL')
const deposit = async (amount = '100.00') => (await ask('createDeposit', { methodId: 'bank', amount })).value.refNo
const change = (refNo: string, event: Parameters<typeof changeDeposit>[2], facts = {}) =>
  gateway.deps.db.transaction((tx) => changeDeposit(tx, refNo, event, facts))

async function withdraw(): Promise<string> {
  await ask('setPayPassword', { oldPassword: password, newPassword: payPassword, confirmNewPassword: payPassword })
  const account = { bankCode: 'bank', accountNo: '1234567890', holder: 'Ana Reyes', password: payPassword }
  const { value } = await ask('addPayAccount', account)
  return (await ask('createWithdrawal', { amount: '200.00', accountId: value.id, password: payPassword })).value.refNo
}
async function step(refNo: string, event: WithdrawEvent, facts = {}, reason?: 'IDENTITY' | 'IN_PART') {
  const [row] = await gateway.deps.db.select().from(withdrawals).where(eq(withdrawals.refNo, refNo))
  const { withdrawal: rule } = await gateway.deps.settings.of('walogm')
  if (!row) throw new Error(`There is no withdrawal ${refNo}.`)
  const given = { actor: 'OPERATOR' as const, rule, facts, ...(reason && { reason }) }
  await gateway.deps.db.transaction((tx) => changeWithdrawal(tx, row, event, given))
}

describe('a deposit', () => {
  it('is mailed with number, amounts and state, in both parts, to the confirmed address', async () => {
    const refNo = await deposit()
    await change(refNo, 'paid', { paid: 1_000_000n, fee: 10_000n })
    expect(await subjects()).toEqual(['Tala: Your deposit arrived'])
    const [mail] = sent
    expect(mail).toMatchObject({ merchant: 'walogm', destination: player.email })
    for (const part of [mail?.body, mail?.html])
      for (const text of [refNo, '₱99.00', 'Amount: ₱100.00', 'Fee: ₱1.00', 'Status: Arrived'])
        expect(part).toContain(text)
  })

  it('is mailed once for each state that it reaches, with the reason and the next step', async () => {
    const refNo = await deposit()
    await change(refNo, 'expired')
    await change(refNo, 'expired')
    expect(await subjects()).toEqual(['Tala: Your deposit expired'])
    expect(sent[0]?.body).toContain('Reason: The payment was not made in time.')
    expect(sent[0]?.body).toContain('If you have paid already, the payment is still added to your wallet.')
    await change(refNo, 'paid', { paid: 500_000n })
    expect((await subjects()).at(-1)).toBe('Tala: Your deposit arrived with another amount')
    expect(sent).toHaveLength(2)
    const [message] = (await ask('messages', { kind: 'DEPOSIT' })).value.list
    expect(message.title).toBe('Your deposit arrived with another amount')
  })

  it('that is rolled back is not mailed', async () => {
    const refNo = await deposit()
    const undone = gateway.deps.db.transaction(async (tx) => {
      await changeDeposit(tx, refNo, 'failed')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await subjects()).toEqual([])
  })

  it('is mailed in the language of its reader', async () => {
    player = await newMember('HI')
    await change(await deposit(), 'rejected')
    await send()
    expect(sent[0]?.html).toContain('lang="hi"')
    expect(sent[0]?.body).toContain('स्थिति: अस्वीकृत')
    expect(sent[0]?.body).toContain('कारण: जाँच के बाद इसे अस्वीकृत किया गया।')
  })
})

describe('a withdrawal', () => {
  it('is mailed at every state, with the account masked', async () => {
    const refNo = await withdraw()
    await step(refNo, 'approved')
    await step(refNo, 'sent')
    await step(refNo, 'paid', { paid: 1_500_000n }, 'IN_PART')
    await step(refNo, 'disputed', { received: 500_000n })
    await step(refNo, 'refunded', { refunded: 1_000_000n })
    const titles = [
      ...['We received your withdrawal request', 'Your withdrawal was approved'],
      ...['Part of your withdrawal was paid out', 'We are reviewing your withdrawal', 'Your withdrawal was refunded'],
    ]
    expect(await subjects()).toEqual(titles.map((title) => `Tala: ${title}`))
    for (const { body, html = '' } of sent) {
      expect(body).toContain('Account: Sandbox bank ***7890')
      expect(body + html).not.toContain('1234567890')
      expect(body).toContain(`Reference number: ${refNo}`)
    }
    expect(sent.at(-1)?.body).toMatch(/Paid out: ₱150\.00\nArrived: ₱50\.00\nRefunded: ₱100\.00/)
  })

  it('that is rejected gives the reason', async () => {
    const refNo = await withdraw()
    await step(refNo, 'rejected', {}, 'IDENTITY')
    await send()
    expect(sent.at(-1)?.body).toContain('Reason: Your identity could not be confirmed.')
  })
})

it('mails both parties of a transfer, with masked names and without the note', async () => {
  const agent = await newMember()
  await query('UPDATE member SET type = 1 WHERE id = $1', [agent.id])
  const place = { id: player.id, merchant: 'walogm', uplineId: agent.id }
  const path = await gateway.deps.db.transaction((tx) => placeOf(tx, place))
  await query('UPDATE member SET upline_id = $2, path = $3 WHERE id = $1', [player.id, agent.id, path])
  await ask('setPayPassword', { oldPassword: password, newPassword: payPassword, confirmNewPassword: payPassword })
  await ask('transferUpline', { amount: '40', password: payPassword, remark: 'Visit evil.example' })
  await send()
  const mails = Object.fromEntries(sent.map((mail) => [mail.destination, mail]))
  expect(mails[player.email]?.subject).toBe('Tala: Your transfer was sent')
  expect(mails[agent.email]?.subject).toBe('Tala: You received a transfer')
  const all = sent.map(({ body, html }) => `${body}${html}`).join('')
  for (const hidden of [agent.username, player.username, 'evil.example']) expect(all).not.toContain(hidden)
  expect(all).toContain('₱40.00')
})

describe('no mail is sent', () => {
  it.each([
    ['to an address that was only typed', 'UPDATE member SET email_proven_at = NULL WHERE id = $1'],
    ['without an address', 'UPDATE member SET email = NULL WHERE id = $1'],
  ])('%s', async (_, text) => {
    await query(text, [player.id])
    await change(await deposit(), 'failed')
    expect(await subjects()).toEqual([])
    expect((await ask('messages', { kind: 'DEPOSIT' })).value.totalCount).toBe(1)
    expect((await ask('notices')).value.hasEmail).toBe(false)
  })

  it('to a player who switched mails about money off, until it is on again', async () => {
    const set = { channel: 'EMAIL', topic: 'MONEY' }
    await ask('setNotice', { ...set, isOn: false })
    await change(await deposit(), 'failed')
    expect(await subjects()).toEqual([])
    await ask('setNotice', { ...set, isOn: true })
    await change(await deposit(), 'failed')
    expect(await subjects()).toHaveLength(1)
  })
})

describe('sending', () => {
  it('tries again after a refusal, under the same name, and stops after five', async () => {
    await change(await deposit(), 'failed')
    answers = Array.from({ length: 4 }, () => new Error('busy'))
    for (const _ of answers.slice()) {
      await send()
      await dueNow()
    }
    expect(sent).toEqual([])
    expect(await subjects()).toHaveLength(1)
    await change(await deposit(), 'failed')
    answers = Array.from({ length: 5 }, () => new Error('busy'))
    for (const _ of Array.from({ length: 6 })) {
      await send()
      await dueNow()
    }
    expect(sent).toHaveLength(1)
    const [mail] = await query<{ id: string }>('SELECT id FROM notice_mail WHERE sent_at IS NOT NULL')
    expect(sent[0]?.id).toBe(mail?.id)
  })

  it('of several processes at once sends each mail once', async () => {
    for (const _ of [1, 2, 3]) await change(await deposit(), 'failed')
    await Promise.all([send(), send(), send()])
    await send()
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3)
    expect(sent).toHaveLength(3)
  })

  it('stores the mail in the outbox of the sandbox once', async () => {
    await change(await deposit(), 'failed')
    await sendQueued(gateway.deps)
    await dueNow()
    await sendQueued(gateway.deps)
    const kept = await query<{ subject: string; html: string }>(
      'SELECT subject, html FROM outgoing_message WHERE destination = $1',
      [player.email],
    )
    expect(kept).toMatchObject([{ subject: 'Tala: Your deposit failed', html: expect.stringContaining('<h1') }])
  })
})
