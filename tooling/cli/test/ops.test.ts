import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { clonePath } from '../src/places.ts'

const secret = 'only-for-tests-of-cashiers'
const refNo = 'WD261124-0123456789'
/** Answers of a gateway by the last part of the path; anything else is no gateway's answer. */
const answers: Record<string, object> = {
  withdrawals: { code: 'OK', value: { list: [] } },
  approve: { code: 'STATE_INVALID', message: 'This is no longer possible.', value: { status: 'APPROVED' } },
  pay: {
    code: 'VALIDATION_FAILED',
    message: 'amount: not a sum',
    value: { fields: [{ field: 'amount', rule: 'regex' }] },
  },
  fail: { code: 'NOT_FOUND', message: 'We could not find this.', value: null },
  deposits: { code: 'AUTH_REQUIRED', message: 'the secret of FINANCE is missing or wrong', value: null },
  verify: { code: 'OK', value: { entries: 2, isWhole: false, brokenAt: '1' } },
}

const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-ops-'))
const file = path.join(folder, 'secrets.json')
let slipsShown = 0
const server = createServer(({ url = '' }, reply) => {
  const isSlip = url.endsWith('/slip')
  const answer = answers[url.split('/').at(-1) ?? '']
  if (isSlip) slipsShown++
  if (isSlip) reply.setHeader('content-type', 'image/png')
  reply.end(isSlip ? 'pixels' : answer ? JSON.stringify(answer) : '<html>')
})
beforeAll(async () => {
  writeFileSync(file, JSON.stringify({ OPS_FINANCE_SECRET: secret, OPS_RISK_SECRET: secret }))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Runs `pnpm ops` as a person does. */
function ops(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const { port } = server.address() as AddressInfo
  const args = [clonePath('tooling/cli/src/ops.ts'), ...words, '--secret', file, '--port', String(port)]
  const env = { ...process.env, NODE_COMPILE_CACHE: inject('compiled') }
  return new Promise((done) =>
    execFile(process.execPath, args, { env }, (error, out, err) => done({ code: Number(error?.code ?? 0), out, err })),
  )
}

it('prints the answer and ends with 0', async () => {
  expect(await ops('withdrawals')).toEqual({ code: 0, out: '{\n  "list": []\n}\n', err: '' })
})

it('writes the picture of a slip to a new file, and over none', async () => {
  const to = path.join(folder, 'slip.png')
  const words = ['slip', 'DP261124-0123456789', to]
  expect(await ops(...words)).toMatchObject({ code: 0, out: expect.stringContaining('"bytes": 6'), err: '' })
  expect(readFileSync(to, 'utf8')).toBe('pixels')
  expect(statSync(to).mode & 0o777).toBe(0o600)
  expect(await ops(...words)).toEqual({ code: 1, out: '', err: `${to} exists already. Name a new file.\n` })
  expect([readFileSync(to, 'utf8'), slipsShown]).toEqual(['pixels', 1])
  const nowhere = path.join(folder, 'missing', 'slip.png')
  expect((await ops('slip', 'DP261124-0123456789', nowhere)).err).toBe(`${nowhere} cannot be written.\n`)
})

it.each(['audit', 'ledger'])('ends with 1 when the %s is not whole', async (book) => {
  expect(await ops(book, 'verify')).toMatchObject({
    code: 1,
    out: expect.stringContaining('"isWhole": false'),
    err: '',
  })
})

it.each([
  [['approve', refNo], 'STATE_INVALID This is no longer possible. {"status":"APPROVED"}\n'],
  [['pay', refNo, 'abc'], 'VALIDATION_FAILED amount: not a sum\n'],
  [['fail', refNo], `NOT_FOUND We could not find this. (POST /ops/withdrawals/${refNo}/fail)\n`],
  [['deposits'], `AUTH_REQUIRED the secret of FINANCE is missing or wrong; it was read from ${file}\n`],
])('says why %j is refused', async (words, err) => {
  expect(await ops(...words)).toEqual({ code: 1, out: '', err })
})

it.each([
  [['frobnicate'], 'There is no command "frobnicate"; pnpm ops --help lists all.\n'],
  [['maintenance', 'on'], 'pnpm ops maintenance on | off [--from <time>]'],
  [['approve', 'WD1'], 'pnpm ops approve <number>'],
  [['ledger', 'clear', '--return'], 'pnpm ops ledger clear <id> --to <account> | --return | --write-off'],
  [['content', 'banners'], 'pnpm ops content announcements | promotions | banners --merchant <code>'],
  [['deposits', 'now'], 'pnpm ops deposits | withdrawals'],
  [['reject'], 'pnpm ops reject <number> [ACCOUNT_DETAILS | IDENTITY | PLAY_RULES | OPERATOR]'],
])('of %j shows the form of that command alone', async (words, part) => {
  const { code, out, err } = await ops(...words)
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(part)
  expect(err.split('\n').length).toBeLessThan(6)
})

it('lists all commands without any, and for help', async () => {
  expect((await ops()).err).toContain('pnpm ops audit verify')
  expect(await ops('--help')).toMatchObject({ code: 0, out: expect.stringContaining('pnpm ops audit verify') })
})

it('recognises another server than a gateway', async () => {
  const { code, err } = await ops('redemptions')
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^No gateway answers at http.*\/ops\/points\/redemptions\.\n$/),
  ])
})
