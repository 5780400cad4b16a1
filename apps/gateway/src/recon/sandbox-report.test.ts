import { afterEach, describe, expect, it } from 'vitest'
import { testConfig } from '../../test/gateway.ts'
import { callbackSecret, isSigned, signatureOf } from '../callbacks/signature.ts'
import type { GameMessage } from './game-report.ts'
import { openReportServer } from './report-server.testing.ts'
import { sandboxReport } from './sandbox-report.ts'

type Server = Awaited<ReturnType<typeof openReportServer>>
let server: Server
afterEach(() => server.close())

const [from, until] = [new Date('2026-12-01T00:00:00.000Z'), new Date('2026-12-02T00:00:00.000Z')]
const since = '2026-11-30T08:00:00.000Z'
const message = { txId: 'a:bet', kind: 'BET', wagerId: 'a', currency: 'TLB', amount: '1.50', at: from.toISOString() }
const place = (hour: number, txId = 'z') => ({ at: `2026-12-01T${String(hour).padStart(2, '0')}:00:00.000Z`, txId })
const page = (over: object = {}) => ({ body: { since, messages: [message], next: null, ...over } })

async function report(...answer: Parameters<typeof openReportServer>) {
  server = await openReportServer(...answer)
  return sandboxReport({ config: { ...testConfig, sandboxReportUrl: server.url }, clock: () => new Date() })
}
async function readAll(pages: AsyncIterable<GameMessage[]>) {
  const read: GameMessage[] = []
  for await (const one of pages) read.push(...one)
  return read
}

describe('the report of the sandbox games', () => {
  it('is asked for with a signed call of the merchant', async () => {
    expect(await (await report(() => page())).since('walogm')).toEqual(new Date(since))
    const [{ path, headers, raw } = { path: '', headers: {}, raw: '' }] = server.asked
    const header = (name: string) => String(headers[name])
    const [timestamp, nonce] = [header('x-timestamp'), header('x-nonce')]
    const signed = { timestamp, nonce, method: 'POST', path, body: Buffer.from(raw) }
    const own = callbackSecret(testConfig.sandboxSecret, 'walogm')
    expect([path, raw, header('x-provider')]).toEqual(['/report/v1/confirmed', '{"txIds":[]}', 'sbx.walogm'])
    expect(isSigned([own], signed, header('x-signature'))).toBe(true)
  })

  it('is signed as the games check it', () => {
    const [timestamp, nonce] = ['1796000000000', '00000000-0000-4000-8000-000000000000']
    const facts = { timestamp, nonce, method: 'POST', path: '/report/v1/confirmed', body: Buffer.from('{"txIds":[]}') }
    const signature = signatureOf(callbackSecret('only-for-tests', 'walogm'), facts)
    expect(signature).toBe('z9FF9VZmUq5MvFW2Zi6X6j3obRh1Klm_CjBXQoyoAMU')
  })

  it('is read in pages, each from where the last one ended', async () => {
    const all = await report((_, index) => page({ next: index < 2 ? place(index) : null }))
    const { wagerId: _, ...rest } = message
    const read = { ...rest, amount: 15_000n, at: from }
    expect(await readAll(all.pages('walogm', from, until))).toEqual([read, read, read])
    const period = { from: from.toISOString(), until: until.toISOString() }
    const asked = server.asked.map(({ raw }) => JSON.parse(raw))
    expect(asked).toEqual([period, { ...period, after: place(0) }, { ...period, after: place(1) }])
  })

  it('is asked for messages by their ids', async () => {
    expect(await (await report(() => page())).named('walogm', ['a:bet'])).toHaveLength(1)
    expect(server.asked.map(({ raw }) => JSON.parse(raw))).toEqual([{ txIds: ['a:bet'] }])
  })

  it.each([
    ['a refusal', { status: 401, body: {} }, 'it answers with status 401'],
    ['text', { body: 'no JSON' }, 'it cannot be read'],
    ['an amount that is none', page({ messages: [{ ...message, amount: '-1.00' }] }), 'it cannot be read'],
    ['an unknown kind', page({ messages: [{ ...message, kind: 'TIP' }] }), 'it cannot be read'],
    ['a page that leads to itself', page({ next: place(3) }), 'its pages do not advance'],
  ])('does not exist where the answer is %s', async (_, answer, reason) => {
    const broken = await report(() => answer)
    await expect(readAll(broken.pages('walogm', from, until))).rejects.toThrow(reason)
  })

  it('does not exist where nothing answers', async () => {
    const gone = await report(() => page())
    await server.close()
    await expect(gone.since('walogm')).rejects.toThrow('it cannot be reached')
  })
})
