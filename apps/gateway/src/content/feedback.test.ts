import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, prove, type TestGateway } from '../../test/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')
const input = (content: string) => ({ questionType: 'GAME', content })
const send = (content: string, token?: string) => call(gateway.app, 'feedback', input(content), { token })
const stored = async (refNo: string) =>
  (await gateway.pool.query('SELECT member_id, content, question_type FROM feedback WHERE ref_no = $1', [refNo])).rows

describe('feedback', () => {
  it('of a member is stored once, however often it is sent (checklist 128)', async () => {
    const { token } = await newPlayer(gateway.app)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('  The game froze again  ', token)))
    const numbers = new Set(answers.map(({ value }) => value.refNo))
    expect([...numbers]).toEqual([expect.stringMatching(/^FB\d{6}-/)])
    expect(await stored([...numbers].join())).toMatchObject([
      { content: 'The game froze again', question_type: 'GAME' },
    ])
    expect((await send('The game froze once more', token)).value.refNo).not.toBe([...numbers][0])
  })

  it('of two members in the same words is two', async () => {
    const [one, other] = [await newPlayer(gateway.app), await newPlayer(gateway.app)]
    const numbers = [await send('Please add more games', one.token), await send('Please add more games', other.token)]
    expect(new Set(numbers.map(({ value }) => value.refNo)).size).toBe(2)
  })

  it('of a visitor needs a proof of work (design decision 17)', async () => {
    expect((await send('I cannot sign in')).status).toBe(400)
    const altcha = await prove(gateway.app, 'feedback')
    const { value } = await call(gateway.app, 'feedback', {
      ...input('I cannot sign in'),
      altcha,
      contact: 'me@x.example',
    })
    expect(await stored(value.refNo)).toMatchObject([{ member_id: null }])
  })
})

describe('its length in words', () => {
  it('is a setting of the merchant, which the form applies (checklist 128)', async () => {
    await gateway.deps.settings.store('walogm', 'feedback', { minWords: 2, maxWords: 5 })
    const { token } = await newPlayer(gateway.app)
    expect((await call(gateway.app, 'feedbackRules')).value).toEqual({ minWords: 2, maxWords: 5 })
    const refused = (rule: string) => ({
      ...{ status: 400, code: 'VALIDATION_FAILED' },
      value: { fields: [{ field: 'content', rule, min: 2, max: 5 }] },
    })
    expect(await send(words(1), token)).toMatchObject(refused('minWords'))
    expect((await send(words(2), token)).status).toBe(200)
    expect((await send(words(5), token)).status).toBe(200)
    expect(await send(words(6), token)).toMatchObject(refused('maxWords'))
  })
})

it.each([
  ['an unknown kind', { questionType: 'BUG', content: words(4) }],
  ['no text', { questionType: 'GAME' }],
  ['a text without end', { questionType: 'GAME', content: 'a'.repeat(4001) }],
  ['a member who is not the caller', { ...input(words(4)), memberId: '1' }],
])('refuses %s', async (_, wrong) => {
  const { token } = await newPlayer(gateway.app)
  expect(await call(gateway.app, 'feedback', wrong, { token })).toMatchObject({ code: 'VALIDATION_FAILED' })
})
