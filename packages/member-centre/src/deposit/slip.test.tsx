import {
  createFakeFetch,
  type FakeDeposit,
  type FakeFetch,
  fakeError,
  makeBankDeposit,
  makeDeposit,
  makeDeposits,
  NOW,
} from '@boardwalk/api-client/fakes'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const refNo = 'DP261121-0000000001'
const picture = () => new File([new Uint8Array([137, 80, 78, 71])], 'slip.png', { type: 'image/png' })
const slipsOf = (fake: FakeFetch) => fake.calls.filter(({ name }) => name === 'sendSlip')

/** A gateway with an open deposit, which takes its slip. */
function cashier(deposit: FakeDeposit = makeBankDeposit()) {
  let now = deposit
  return createFakeFetch({
    deposits: ({ state }) => makeDeposits(state === 'OPEN' ? [now] : []),
    sendSlip: () => {
      now = { ...now, slip: { sentAt: NOW, left: (now.slip?.left ?? 5) - 1 } }
      return now
    },
  })
}

/** Opens the dialog of the slip, with a picture chosen. */
async function choose(fake: FakeFetch, button = 'Send the payment slip') {
  const shown = await openPage('depositv2', { fake })
  const { dialog, user } = shown
  await user.click(await dialog.findByRole('button', { name: button }))
  const asked = within(await screen.findByRole('dialog', { name: 'Payment slip' }))
  const send = () => user.click(asked.getByRole('button', { name: 'Send the slip' }))
  const add = () => user.upload(asked.getByLabelText(/^Payment slip/), picture())
  return { ...shown, asked, send, add }
}

it('a bank transfer shows the account to pay to, and its slip is sent once after its picture', async () => {
  const fake = cashier()
  const { asked, dialog, send, add, user } = await choose(fake)
  expect(dialog.getByText('0000-0000-0000')).toBeVisible()
  await send()
  expect(asked.getByText('Add a picture of the payment slip.')).toBeVisible()
  expect(slipsOf(fake)).toEqual([])
  await add()
  expect(await asked.findByText('slip.png')).toBeVisible()
  await user.dblClick(asked.getByRole('button', { name: 'Send the slip' }))
  expect(await asked.findByText(/^The payment slip for .* is sent/)).toBeVisible()
  expect(slipsOf(fake).map(({ input }) => input)).toEqual([{ refNo, slip: expect.any(String) }])
  expect(slipsOf(fake)[0]?.headers.get('idempotency-key')).toMatch(/.{16}/)
  await user.click(asked.getByText('Close'))
  expect(await dialog.findByText('Slip sent, waiting for review')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Replace the payment slip' })).toBeVisible()
})

it('a slip that was sent is shown with its time, also in the saved case, in place of the time to pay', async () => {
  const steps = [{ status: 'PENDING', at: '2026-11-21T09:00:00.000Z', actor: 'SYSTEM', reason: null }] as const
  const fake = cashier(makeBankDeposit({ steps: [...steps], slip: { sentAt: NOW, left: 4 } }))
  const { dialog, user } = await openPage('depositv2', { fake })
  const progress = within(await dialog.findByRole('list', { name: `Progress of ${refNo}` }))
  const [, slip] = progress.getAllByRole('listitem')
  expect(slip).toHaveTextContent(/Payment slip sent.*2026/)
  expect(dialog.queryByText('Pay until')).toBeNull()

  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:file')
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(dialog.getByRole('button', { name: 'Save this case' }))
  expect(await saved.mock.calls[0]?.[0].text()).toContain('Payment slip sent')
})

it('a picture that did not arrive can be sent again', async () => {
  const fake = cashier()
  let isOffline = true
  const paths: string[] = []
  const fetch: typeof globalThis.fetch = (asked, init) => {
    paths.push(String(asked))
    const isLost = isOffline && String(asked).endsWith('/pictures')
    return isLost ? Promise.reject(new TypeError('offline')) : fake(asked, init)
  }
  const { asked, add, send, user } = await choose(Object.assign(fetch, fake))
  await add()
  const again = await asked.findByRole('button', { name: 'Try again' })
  await send()
  expect(paths.filter((path) => path.endsWith('/slip'))).toEqual([])
  isOffline = false
  await user.click(again)
  await expect.poll(() => asked.queryByRole('button', { name: 'Try again' })).toBeNull()
  await send()
  expect(await asked.findByText(/^The payment slip for .* is sent/)).toBeVisible()
})

it('a slip whose answer a reload lost is followed by its key and not sent again', async () => {
  const body = { refNo, slip: '019aa5c0-0000-7000-8000-000000000001' }
  const write = { key: 'k'.repeat(22), body, confirmedAt: Date.now(), username: 'player01' }
  sessionStorage.setItem('write:slip', JSON.stringify(write))
  const fake = cashier()
  fake.use({ operation: () => ({ state: 'DONE', status: 200, body: makeBankDeposit() }) })
  const { user } = await openPage('depositv2', { fake })
  const asked = within(await screen.findByRole('dialog', { name: 'Payment slip' }))
  expect(await asked.findByText(/^The payment slip for .* is sent/)).toBeVisible()
  expect(slipsOf(fake)).toEqual([])
  await user.click(asked.getByText('Close'))
  expect(sessionStorage.getItem('write:slip')).toBeNull()
})

it.each([
  ['STATE_INVALID', 'This is no longer possible.'],
  ['FILE_COUNT', 'This payment slip cannot be replaced again.'],
] as const)('a slip that is refused shows the reason: %s', async (code, words) => {
  const fake = cashier(makeBankDeposit({ slip: { sentAt: NOW, left: 1 } }))
  fake.use(fakeError('sendSlip', code))
  const { asked, add, send } = await choose(fake, 'Replace the payment slip')
  await add()
  await asked.findByText('slip.png')
  await expect.poll(() => asked.queryByRole('progressbar')).toBeNull()
  await send()
  expect(await asked.findByText(words)).toBeVisible()
})

it.each([
  ['a payment on the page of the provider', makeDeposit(), false],
  ['a slip that was replaced as often as it may be', makeBankDeposit({ slip: { sentAt: NOW, left: 0 } }), true],
])('no slip is asked for: %s', async (_, deposit, isOver) => {
  const { dialog } = await openPage('depositv2', { fake: cashier(deposit) })
  await dialog.findByRole('article', { name: refNo })
  expect(dialog.queryByRole('button', { name: /payment slip/ })).toBeNull()
  expect(dialog.queryAllByText('This payment slip cannot be replaced again.')).toHaveLength(isOver ? 1 : 0)
})

it('while the slip of one deposit is sent, the button of another shows that one, which its outcome names', async () => {
  const other = 'DP261121-0000000002'
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const fake = createFakeFetch({
    deposits: ({ state }) =>
      makeDeposits(state === 'OPEN' ? [makeBankDeposit(), makeBankDeposit({ refNo: other })] : []),
    sendSlip: async () => {
      await isAnswered
      return makeBankDeposit({ slip: { sentAt: NOW, left: 4 } })
    },
  })
  const { dialog, user } = await openPage('depositv2', { fake })
  const press = async (of: string) => {
    const card = within(await dialog.findByRole('article', { name: of }))
    await user.click(card.getByRole('button', { name: 'Send the payment slip' }))
    return within(await screen.findByRole('dialog', { name: 'Payment slip' }))
  }
  const first = await press(refNo)
  await user.upload(first.getByLabelText(/^Payment slip/), picture())
  await first.findByText('slip.png')
  await expect.poll(() => first.queryByRole('progressbar')).toBeNull()
  await user.click(first.getByRole('button', { name: 'Send the slip' }))
  await user.click(first.getByText('Close'))
  const second = await press(other)
  expect(second.getByText(new RegExp(`for ${refNo}`))).toBeVisible()
  expect(second.queryByText(new RegExp(other))).toBeNull()
  answer()
  expect(await second.findByText(/^The payment slip for .* is sent/)).toHaveTextContent(refNo)
  await user.click(second.getByText('Close'))
  expect((await press(other)).getByText(new RegExp(`for ${other}`))).toBeVisible()
  expect(slipsOf(fake)).toHaveLength(1)
})
