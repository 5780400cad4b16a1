import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, newPlayer, openGateway, prove, send, type TestGateway, testConfig } from '../../test/gateway.ts'
import { openSse, ticketFor } from '../../test/sse.ts'

const merchant = 'walogm'
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => gateway.close())

const ops = (method: 'GET' | 'POST', path: string, payload?: object, key: string = randomUUID()) =>
  send(gateway.app, {
    ...{ method, url: `/ops/feedback${path}`, ...(payload && { payload }) },
    headers: { authorization: `Bearer ${testConfig.opsSecrets.CONTENT}`, 'idempotency-key': key },
  })
const answer = (refNo: string, reply = 'We fixed it, thank you.', key?: string) =>
  ops('POST', `/${refNo}/reply`, { reply }, key)

async function writer(...texts: string[]) {
  const { token } = await newPlayer(gateway.app)
  const ask = (name: Parameters<typeof call>[1], input = {}) => call(gateway.app, name, input, { token })
  const refs: string[] = []
  for (const content of texts) refs.push((await ask('feedback', { questionType: 'GAME', content })).value.refNo)
  const own = async (input = {}) => (await ask('ownFeedback', input)).value
  return { token, ask, refs, own }
}

it('is a member’s own, newest first, a page at a time (checklist 128)', async () => {
  await writer('The words of another')
  const { refs, own } = await writer('The first game froze', 'The second game froze', 'The third game froze')
  const first = await own({ pageSize: 2 })
  expect(first).toMatchObject({ pageNo: 1, totalCount: 3, totalPages: 2 })
  const waits = { questionType: 'GAME', status: 'RECEIVED', reply: null, repliedAt: null }
  expect(first.list).toMatchObject([
    { ...waits, refNo: refs[2], content: 'The third game froze' },
    { ...waits, refNo: refs[1] },
  ])
  expect((await own({ pageSize: 2, pageNo: 2 })).list).toMatchObject([{ refNo: refs[0] }])
  expect((await call(gateway.app, 'ownFeedback')).code).toBe('AUTH_REQUIRED')
})

it('has the operator’s answer, which also arrives as a message and in the live count', async () => {
  const { token, ask, refs, own } = await writer('The game froze again')
  const [refNo = ''] = refs
  // The switch of messages about money stops no answer.
  await ask('setNotice', { channel: 'INBOX', topic: 'MONEY', isOn: false })
  const stream = await openSse(gateway, await ticketFor(gateway, token))
  expect(await answer(refNo)).toMatchObject({ code: 'OK', value: { refNo, status: 'ANSWERED' } })
  await stream.until(/event: message\s+(?:id: \d+\s+)?data: \{"unread":1\}/)
  await stream.close()
  expect((await own()).list).toMatchObject([{ status: 'ANSWERED', reply: 'We fixed it, thank you.' }])
  const [message] = (await ask('messages')).value.list
  const { title, content } = (await ask('message', { id: message.id })).value
  expect([title, content]).toEqual(['We answered your feedback', expect.stringContaining('We fixed it, thank you.')])
  expect(content).toContain(refNo)
})

it('is answered once, however often and by whomever', async () => {
  const { ask, refs, own } = await writer('The game froze again')
  const [refNo = ''] = refs
  const key = randomUUID()
  expect((await answer(refNo, 'One answer.', key)).code).toBe('OK')
  expect((await answer(refNo, 'One answer.', key)).code).toBe('OK')
  expect(await answer(refNo, 'Another answer.')).toMatchObject({ code: 'STATE_INVALID', value: { status: 'ANSWERED' } })
  expect((await own()).list).toMatchObject([{ reply: 'One answer.' }])
  expect((await ask('messages')).value.totalCount).toBe(1)
})

it('is listed for operators, unanswered first, without digests and addresses', async () => {
  const { refs } = await writer('An older question of mine', 'A newer question of mine')
  const [older, newer = ''] = refs
  await answer(newer)
  const { list } = (await ops('GET', `?merchant=${merchant}`)).value
  const place = (refNo = '') => list.findIndex((row: { refNo: string }) => row.refNo === refNo)
  expect(place(older)).toBeLessThan(place(newer))
  expect(Object.keys(list[0])).not.toEqual(expect.arrayContaining(['ip']))
  expect((await ops('GET', '?merchant=nowhere')).code).toBe('VALIDATION_FAILED')
})

it('takes no answer for a visitor or an unknown number, and no empty one', async () => {
  const altcha = await prove(gateway.app, 'feedback')
  const input = { questionType: 'GAME', content: 'I cannot sign in', altcha }
  const { refNo } = (await call(gateway.app, 'feedback', input)).value
  expect(await answer(refNo)).toMatchObject({ code: 'STATE_INVALID', value: { status: 'VISITOR' } })
  expect((await answer('FB261121-0123456789')).code).toBe('NOT_FOUND')
  expect((await answer(refNo, '  ')).code).toBe('VALIDATION_FAILED')
})
