import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openStore } from '../src/server/store/store.ts'
import { check, recordsFrom } from '../src/verifier/check.ts'
import { textsFor } from '../src/verifier/strings/index.ts'
import { scriptedWallet, start } from './faulty.ts'

async function played() {
  const { solo, recordOf, session } = await start({ store: openStore(':memory:'), wallet: scriptedWallet().wallet })
  const order = { orderId: randomUUID(), stake: '1.00', bet: {}, clientSeed: 'c' }
  return recordOf(await solo.order(session, order))
}
const verdicts = async (json: string) => Promise.all((recordsFrom(json) ?? []).map(check))
const isFine = (checked: Awaited<ReturnType<typeof check>>) =>
  'verdict' in checked && checked.verdict.checks.every(({ ok }) => ok)

it('recomputes a round from the game page’s export, alone or in a list', async () => {
  const [first, second] = [await played(), await played()]
  expect((await verdicts(JSON.stringify(first))).map(isFine)).toEqual([true])
  expect((await verdicts(JSON.stringify([first, second]))).map(isFine)).toEqual([true, true])
  expect((await verdicts(JSON.stringify({ rounds: [first], nextCommitment: 'x' }))).map(isFine)).toEqual([true])
})

it.each([
  ['seed', 'ab'.repeat(32)],
  ['commitment', 'ab'.repeat(32)],
  ['clientSeed', 'other'],
  ['roundId', 'other'],
  ['payout', '12345.00'],
  ['outcome', { win: 0 }],
])('says so when the %s of a record was bent', async (field, value) => {
  const bent = { ...(await played()), [field]: value }
  expect((await verdicts(JSON.stringify(bent))).map(isFine)).toEqual([false])
})

it('takes nothing that is not a record, and names an engine that it does not know', async () => {
  for (const json of ['', '{', 'null', '[1]', '{"v":2}', '"x"']) expect(recordsFrom(json)).toBeNull()
  expect(await verdicts(JSON.stringify({ ...(await played()), engine: 'poker' }))).toEqual([{ unknown: 'poker' }])
  // The rules of another game cannot make sense of it.
  const wrong = await verdicts(JSON.stringify({ ...(await played()), engine: 'roulette' }))
  expect(wrong.map(isFine)).toEqual([false])
})

it('uses the reader’s language where it has it', () => {
  expect(['tl-PH', 'hi-IN', 'bn', 'fr'].map((language) => textsFor([language]).tag)).toEqual(['fil', 'hi', 'bn', 'en'])
})
