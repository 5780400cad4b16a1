import { createFakeFetch, fakeError, makeRegLink } from '@boardwalk/api-client/fakes'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const page = 'registerCenter'
const inputOf = (fake: ReturnType<typeof createFakeFetch>, row: string) =>
  fake.calls.find(({ name }) => name === row)?.input

it('creates a link with its limits, and none where the field is empty', async () => {
  const fake = createFakeFetch()
  const { dialog, user } = await openPage(page, { fake })
  const form = within(await dialog.findByRole('form', { name: 'New link' }))
  await user.selectOptions(form.getByRole('combobox', { name: 'For' }), 'Agent')
  await user.clear(form.getByRole('textbox', { name: /^Days/ }))
  await user.type(form.getByRole('textbox', { name: /^Maximum registrations/ }), '25')
  await user.click(form.getByRole('button', { name: 'Create the link' }))
  expect(await form.findByText('The link LINK0002 is ready.')).toBeVisible()
  expect(inputOf(fake, 'createRegLink')).toMatchObject({ type: 1, maxUses: 25, remark: '' })
  expect(inputOf(fake, 'createRegLink')).not.toHaveProperty('days')
})

it('creates an account once, with a rebate no higher than the agent has', async () => {
  const fake = createFakeFetch()
  const { dialog, user } = await openPage(page, { fake })
  await user.click(await dialog.findByRole('radio', { name: 'Account' }))
  const form = within(dialog.getByRole('form', { name: 'New account' }))
  const submit = form.getByRole('button', { name: 'Create the account' })
  await user.type(form.getByRole('textbox', { name: /^Username/ }), 'ab')
  await user.type(form.getByRole('textbox', { name: /^Rebate/ }), '0.9')
  await user.click(submit)
  expect(form.getByText('Enter a percentage from 0% to 0.8%.')).toBeVisible()
  expect(form.getByRole('textbox', { name: /^Username/ })).toBeInvalid()
  expect(form.getByLabelText(/^First password/)).toBeInvalid()
  expect(inputOf(fake, 'createMember')).toBeUndefined()
  await user.type(form.getByRole('textbox', { name: /^Username/ }), 'cdef')
  await user.type(form.getByLabelText(/^First password/), 'Lantern-bridge-4')
  await user.clear(form.getByRole('textbox', { name: /^Rebate/ }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'Agent')
  await user.dblClick(submit)
  expect(await dialog.findByText(/^The account abcdef is ready/)).toBeVisible()
  const sent = fake.calls.filter(({ name }) => name === 'createMember').map(({ input }) => input)
  expect(sent).toEqual([{ username: 'abcdef', password: 'Lantern-bridge-4', type: 1, rebate: '0' }])
  expect(JSON.stringify(sessionStorage)).not.toContain('Lantern')
})

it('says how many accounts a day has, and when the next one can be created', async () => {
  const { dialog, user } = await openPage(page, {
    fake: createFakeFetch(
      fakeError('createMember', 'DAILY_LIMIT', { kind: 'COUNT', limit: '30', resetsAt: '2026-11-24T16:00:00.000Z' }),
    ),
  })
  await user.click(await dialog.findByRole('radio', { name: 'Account' }))
  const form = within(dialog.getByRole('form', { name: 'New account' }))
  await user.type(form.getByRole('textbox', { name: /^Username/ }), 'abcdef')
  await user.type(form.getByLabelText(/^First password/), 'Lantern-bridge-4')
  await user.click(form.getByRole('button', { name: 'Create the account' }))
  // Midnight in Manila.
  const { textContent } = await form.findByRole('alert')
  expect(textContent).toMatch(/^You can create 30 accounts per day\. .*from November 25, 2026,? .*12:00 AM/)
})

it('sends nothing while a limit is wrong', async () => {
  const fake = createFakeFetch()
  const { dialog, user } = await openPage(page, { fake })
  const days = await dialog.findByRole('textbox', { name: /^Days/ })
  await user.clear(days)
  await user.type(days, '400')
  await user.click(dialog.getByRole('button', { name: 'Create the link' }))
  expect(dialog.getByText('Enter a whole number from 1 to 366.')).toBeVisible()
  expect(inputOf(fake, 'createRegLink')).toBeUndefined()
})

it('shows a link as an address of this site and as a QR code, and closes it', async () => {
  const fake = createFakeFetch()
  const { dialog, user } = await openPage(page, { fake })
  await user.click(await dialog.findByRole('button', { name: /^Details/ }))
  expect(dialog.getByRole('textbox', { name: /^Link/ })).toHaveValue(new URL(makeRegLink().path, document.baseURI).href)
  expect(dialog.getByRole('img', { name: 'Opens the registration with the code LINK0001' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Close the link' }))
  expect(inputOf(fake, 'setRegLink')).toMatchObject({ id: makeRegLink().id, enabled: false })
})

it('lets staff read only', async () => {
  const { dialog, user } = await openPage(page, { signedInAs: 42 })
  await user.click(await dialog.findByRole('button', { name: /^Details/ }))
  expect(dialog.queryByRole('button', { name: 'Close the link' })).toBeNull()
  expect(dialog.queryByRole('form')).toBeNull()
})
