import { AppError } from '@boardwalk/api-client/contract'
import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'
import { protectedFacts, storyPasskeys } from '../testing/story-security.ts'

const browser = vi.hoisted(() => ({ isSupported: true, makePasskey: vi.fn() }))
vi.mock('@boardwalk/shell/account', async (original) => ({
  ...(await original<typeof import('@boardwalk/shell/account')>()),
  passkeys: async () => browser,
  usePasskeySupport: () => browser.isSupported,
}))

type Answers = Parameters<typeof createFakeFetch>[0]
const made = {
  ...{ id: 'a2V5', rawId: 'a2V5', type: 'public-key' },
  response: { clientDataJSON: 'Y2xpZW50', attestationObject: 'bWFkZQ' },
}
const done = 'Saved. Every other device was signed out.'

async function openPasskeys(answers: Answers = {}) {
  const fake = createFakeFetch({ security: () => protectedFacts, passkeys: storyPasskeys, ...answers })
  const { dialog, user } = await openPage('securityCenter', { fake })
  await user.click(await dialog.findByRole('button', { name: /Passkeys.*2 passkeys.*Set/s }))
  const list = within(await screen.findByRole('dialog', { name: 'Passkeys' }))
  const press = async (name: string) => await user.click(await screen.findByRole('button', { name }))
  const asked = (row: string) => fake.calls.filter((call) => call.name === row).map(({ input }) => input)
  return { list, user, press, asked }
}

it('lists passkeys with their name, and when they were added and used', async () => {
  const { list } = await openPasskeys()
  const [phone, other] = await list.findAllByRole('listitem')
  expect(phone).toHaveTextContent(/My phone.*Added .*2026.*Last used .*2026/s)
  expect(other).toHaveTextContent(/Passkey.*Not used yet/s)
})

it('adds one: a proof where one is due, the browser’s dialog, then the name with it', async () => {
  let isProved = false
  browser.makePasskey.mockResolvedValueOnce(made)
  const { user, press, asked } = await openPasskeys({
    stepUp: () => {
      isProved = true
      return { token: 'another', expiresAt: new Date().toISOString() }
    },
    startPasskey: (input) => {
      if (isProved) return fakes.startPasskey(input)
      throw new AppError('STEP_UP_REQUIRED', { stepUpToken: 'step', methods: ['PASSWORD'] })
    },
  })
  await press('Add a passkey')
  await user.type(await screen.findByLabelText(/Name/), ' My laptop ')
  await press('Add a passkey')
  await user.type(await screen.findByLabelText(/Your password/), 'river-Stone-42')
  await press('Confirm')
  expect(await screen.findByText(done)).toBeVisible()
  expect(browser.makePasskey).toHaveBeenCalledWith(expect.objectContaining({ challenge: 'Y2hhbGxlbmdl' }))
  expect(asked('addPasskey')).toEqual([{ name: 'My laptop', passkey: made }])
})

it('keeps the name when the browser’s dialog was cancelled, with the reason', async () => {
  browser.makePasskey.mockRejectedValueOnce({ code: 'PASSKEY_CANCELLED', message: '', data: null, status: null })
  const { user, press, asked } = await openPasskeys()
  await press('Add a passkey')
  await user.type(await screen.findByLabelText(/Name/), 'My laptop')
  await press('Add a passkey')
  expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used. Try again.')
  expect(screen.getByLabelText(/Name/)).toHaveValue('My laptop')
  expect(asked('addPasskey')).toEqual([])
})

it('renames one, with a name, and returns to the list', async () => {
  const { user, press, asked } = await openPasskeys()
  await press('Rename My phone')
  const name = await screen.findByLabelText(/Name/)
  await user.clear(name)
  await press('Save')
  expect(name).toBeInvalid()
  await user.type(name, 'Old phone')
  await press('Save')
  expect(await screen.findByRole('dialog', { name: 'Passkeys' })).toBeVisible()
  expect(asked('renamePasskey')).toEqual([{ id: storyPasskeys().list[0]?.id, name: 'Old phone' }])
})

it('removes one after a question', async () => {
  const { press, asked } = await openPasskeys()
  await press('Remove My phone')
  expect(await screen.findByText(/You will no longer be able to sign in with it/)).toBeVisible()
  await press('Remove')
  expect(await screen.findByText(done)).toBeVisible()
  expect(asked('removePasskey')).toEqual([{ id: storyPasskeys().list[0]?.id }])
})

it.each([
  ['that has none', false, 10, 'This browser does not support passkeys.'],
  ['when there are enough', true, 2, 'You have 2 passkeys and cannot add more.'],
])('adds none in a browser %s', async (_, isSupported, most, text) => {
  browser.isSupported = isSupported
  const { list } = await openPasskeys({ passkeys: () => ({ ...storyPasskeys(), most }) })
  expect(await list.findByText(new RegExp(text))).toBeVisible()
  expect(list.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument()
  browser.isSupported = true
})
