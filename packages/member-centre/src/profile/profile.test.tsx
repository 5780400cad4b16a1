import { createFakeFetch, fakeError } from '@boardwalk/api-client/fakes'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

afterEach(() => vi.restoreAllMocks())

async function openEntry(name: RegExp, answers: Parameters<typeof createFakeFetch>[0] = {}) {
  const fake = createFakeFetch(answers)
  const shown = await openPage('securityCenter', { fake })
  await shown.user.click(await shown.dialog.findByRole('button', { name }))
  const form = within(await screen.findByRole('form'))
  const sent = (row: string) => fake.calls.filter((call) => call.name === row).map(({ input }) => input)
  return { ...shown, form, sent }
}

it('sends the changed fields of the profile, and nothing that is only shown', async () => {
  const { form, user, sent } = await openEntry(/^Profile/)
  const name = await form.findByLabelText(/Full name/)
  expect(name).toHaveAttribute('readonly')
  expect(name).toHaveAccessibleDescription('To change this, contact customer service.')
  expect(form.getByLabelText(/Date of birth/)).toHaveAccessibleDescription('You can set this only once.')
  const nickname = form.getByLabelText(/Nickname/)
  await user.clear(nickname)
  await user.type(form.getByLabelText(/Address/), '1 Ilaw Street')
  await user.click(form.getByRole('button', { name: 'Save profile' }))
  expect(nickname).toBeInvalid()
  expect(sent('changeProfile')).toEqual([])
  await user.type(nickname, 'Koi')
  await user.click(form.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('Your profile is saved.')).toBeVisible()
  expect(sent('changeProfile')).toEqual([{ nickname: 'Koi', address: '1 Ilaw Street' }])
})

it('says why a birthday is refused, and keeps the typed text', async () => {
  const { form, user } = await openEntry(/^Profile/, fakeError('changeProfile', 'AGE_RESTRICTED', { minAge: 21 }))
  await user.type(await form.findByLabelText(/Address/), '1 Ilaw Street')
  await user.click(form.getByRole('button', { name: 'Save profile' }))
  expect(await form.findByRole('alert')).toBeVisible()
  expect(form.getByLabelText(/Address/)).toHaveValue('1 Ilaw Street')
})

it('saves the file of all data from an address that works once', async () => {
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute('href') ?? '')
  })
  const { form, user } = await openEntry(/^Your data/)
  await user.click(form.getByRole('button', { name: 'Download the file' }))
  expect(await screen.findByText('Your download has started.')).toBeVisible()
  expect(opened).toEqual(['/wps/export?ticket=fake-ticket'])
})

it('closes an account with its password, and leads to self-exclusion instead', async () => {
  const refused = fakeError('closeAccount', 'STATE_INVALID', { reason: 'BALANCE' })
  const { form, user, sent } = await openEntry(/^Close account/, refused)
  const submit = form.getByRole('button', { name: 'Close account permanently' })
  await user.click(submit)
  expect(sent('closeAccount')).toEqual([])
  await user.type(form.getByLabelText(/Your password/), 'river-Stone-42')
  await user.click(submit)
  expect(await form.findByText('Your balance is not zero. Withdraw it first.')).toBeVisible()
  expect(sent('closeAccount')).toEqual([{ password: 'river-Stone-42' }])
  await user.click(form.getByRole('button', { name: 'Exclude yourself instead' }))
  expect(await screen.findByRole('heading', { name: 'Breaks and self-exclusion' })).toBeVisible()
})
