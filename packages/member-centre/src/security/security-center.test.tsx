import { AppError } from '@boardwalk/api-client/contract'
import { createFakeFetch, fakeError, makeMember } from '@boardwalk/api-client/fakes'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'
import { protectedFacts, storySessions } from '../testing/story-security.ts'

type Answers = Parameters<typeof createFakeFetch>[0]

/** Opens the page and one of its entries; `form` is the entry's form. */
async function openEntry(name: RegExp, answers: Answers = {}) {
  const fake = createFakeFetch(answers)
  const shown = await openPage('securityCenter', { fake })
  const { dialog, user } = shown
  await user.click(await dialog.findByRole('button', { name }))
  const form = within(await screen.findByRole('form'))
  const asked = (row: string) => fake.calls.filter((call) => call.name === row).map(({ input }) => input)
  return { ...shown, form, asked }
}

it('shows each protection as set or not, and the level', async () => {
  const { dialog } = await openPage('securityCenter', {
    fake: createFakeFetch({ security: () => ({ ...protectedFacts, email: null }) }),
  })
  expect(await dialog.findByRole('progressbar')).toHaveAccessibleName('Protection of your account')
  expect(dialog.getByText('Set: 3 of 3')).toBeVisible()
  expect(dialog.getByRole('button', { name: /Mobile number.*\*\*\*4567.*Set/s })).toBeVisible()
  expect(dialog.getByRole('button', { name: /E-?mail.*Not set/is })).toBeVisible()
  expect(dialog.getByRole('button', { name: /Recovery codes.*7 codes left/s })).toBeVisible()
})

it('says after how long a device is signed out', async () => {
  const { dialog } = await openPage('securityCenter')
  expect(await dialog.findByText('A device that is not used for 30 minutes is signed out.')).toBeVisible()
})

it('changes the picture, which is shown beside the name at once', async () => {
  let avatarId = 'a01'
  const url = (id: string) => `/art/avatar/${id}.svg`
  const fake = createFakeFetch({
    memberInfo: () => makeMember({ nickname: 'Luna', avatar: url(avatarId) }),
    avatarIcons: () => ({ current: avatarId, list: ['a01', 'a02'].map((id) => ({ avatarId: id, url: url(id) })) }),
    changeAvatar: (input) => {
      avatarId = input.avatarId
      return { avatarId, avatarUrl: url(avatarId) }
    },
  })
  const { dialog, user } = await openPage('securityCenter', { fake })
  await user.click(await dialog.findByRole('button', { name: 'Change your picture' }))
  const choice = within(await screen.findByRole('dialog', { name: 'Choose a picture' }))
  await user.click(await choice.findByRole('radio', { name: 'Picture 2' }))
  await user.click(choice.getByRole('button', { name: 'Use this picture' }))
  const shown = () => dialog.getByRole('img', { name: 'Luna' }).querySelector('img')
  await waitFor(() => expect(shown()).toHaveAttribute('src', url('a02')))
  expect(screen.queryByRole('dialog', { name: 'Choose a picture' })).not.toBeInTheDocument()
})

it('sets a transaction password once for a double click, and confirms it', async () => {
  const { form, user, asked } = await openEntry(/Transaction password.*Not set/s)
  const send = form.getByRole('button', { name: 'Set transaction password' })
  await user.click(send)
  expect(asked('setPayPassword')).toEqual([])
  await waitFor(() => expect(form.getByLabelText(/Your sign-in password/)).toHaveFocus())
  await user.type(form.getByLabelText(/Your sign-in password/), 'river-Stone-42')
  await user.type(form.getByLabelText(/^New transaction password(?! again)/), 'coin-Tree-9')
  await user.type(form.getByLabelText(/New transaction password again/), 'coin-Tree-9')
  const sent = screen.getByRole('form')
  // Two clicks before React renders: the second one finds no disabled button.
  act(() => {
    fireEvent.submit(sent)
    fireEvent.submit(sent)
  })
  expect(await screen.findByText('Saved. Every other device was signed out.')).toBeVisible()
  const body = { oldPassword: 'river-Stone-42', newPassword: 'coin-Tree-9', confirmNewPassword: 'coin-Tree-9' }
  expect(asked('setPayPassword')).toEqual([body])
})

it('keeps the input when it is refused, with the reason and the attempts left', async () => {
  const { form, user } = await openEntry(/Transaction password/, {
    security: () => protectedFacts,
    ...fakeError('setPayPassword', 'PAY_PASSWORD_WRONG', { attemptsLeft: 3 }),
  })
  for (const field of form.getAllByLabelText(/transaction password/)) await user.type(field, 'coin-Tree-9')
  await user.click(form.getByRole('button', { name: 'Change transaction password' }))
  expect(await form.findByRole('alert')).toHaveTextContent('Attempts left: 3')
  expect(form.getByLabelText(/Current transaction password/)).toHaveValue('coin-Tree-9')
})

it('requires a proof where one is due, then continues with the input', async () => {
  let isProved = false
  const { form, user, asked } = await openEntry(/Authenticator app/, {
    security: () => protectedFacts,
    stepUp: () => {
      isProved = true
      return { token: 'another', expiresAt: new Date().toISOString() }
    },
    disableTotp: () => {
      if (isProved) return { off: true }
      throw new AppError('STEP_UP_REQUIRED', { stepUpToken: 'step', methods: ['PASSWORD'] })
    },
  })
  await user.type(form.getByLabelText(/recovery code/), 'abcd2-mnpq2')
  await user.click(form.getByRole('button', { name: 'Remove authenticator app' }))
  const proof = await screen.findByLabelText(/Your password/)
  await user.type(proof, 'river-Stone-42')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Saved. Every other device was signed out.')).toBeVisible()
  expect(asked('disableTotp')).toEqual([{ code: 'abcd2-mnpq2' }, { code: 'abcd2-mnpq2' }])
})

it('changes a number with a code from each, and sends no code to a number that cannot be', async () => {
  const { form, user, asked } = await openEntry(/Mobile number/, { security: () => protectedFacts })
  const [oldSend, newSend] = form.getAllByRole('button', { name: 'Send code' })
  const number = form.getByLabelText(/New mobile number/)
  // First a number that is too short: an empty one would be refused before it is sent.
  await user.type(number, '123')
  await user.click(newSend as HTMLElement)
  expect(number).toBeInvalid()
  expect(asked('sendContactCode')).toEqual([])
  await user.clear(number)
  await user.click(newSend as HTMLElement)
  expect(await form.findByText('Enter your mobile number')).toBeVisible()
  await user.click(oldSend as HTMLElement)
  await user.type(number, '9170001234')
  await waitFor(() => expect(asked('sendContactCode')).toEqual([{ channel: 'mobile', to: 'OLD' }]))
  const [oldCode, newCode] = form.getAllByLabelText(/Code from the message/)
  await user.type(oldCode as HTMLElement, '111111')
  await user.type(newCode as HTMLElement, '222222')
  await user.click(form.getByRole('button', { name: 'Change mobile number' }))
  await screen.findByText('Saved. Every other device was signed out.')
  expect(asked('bindContact')).toEqual([
    { channel: 'mobile', value: '9170001234', countryDialingCode: '63', code: '222222', oldCode: '111111' },
  ])
})

it.each(['I have saved them', 'Close'])(
  'sets up an app by its first code, and ends after its recovery codes by “%s”',
  async (end) => {
    const { form, user, asked } = await openEntry(/Authenticator app.*Not set/s)
    await user.click(form.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('img', { name: 'Picture for your authenticator app' })).toBeVisible()
    const code = screen.getByLabelText(/Code from your authenticator app/)
    await user.type(code, '12345')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(code).toBeInvalid()
    await user.type(code, '6')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    const codes = within(await screen.findByRole('list', { name: 'Your recovery codes' }))
    expect(codes.getAllByRole('listitem')).toHaveLength(8)
    expect(asked('confirmTotp')).toEqual([{ code: '123456' }])
    await user.click(screen.getAllByRole('button', { name: end }).at(-1) as HTMLElement)
    expect(await screen.findByText('Saved. Every other device was signed out.')).toBeVisible()
  },
)

it('opens devices and sign-ins from the list where there is one column', async () => {
  const fake = createFakeFetch({ sessions: storySessions })
  const { dialog, user } = await openPage('securityCenter', { fake })
  await user.click(await dialog.findByRole('button', { name: /Where you are signed in/ }))
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
  await waitFor(() => expect(fake.calls.map(({ name }) => name)).toContain('endOtherSessions'))
})

it('switches a notice in one channel, and keeps the state that the server returns', async () => {
  const fake = createFakeFetch()
  const { dialog, user } = await openPage('securityCenter', { fake })
  await user.click(await dialog.findByRole('button', { name: /Notifications/ }))
  const form = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  const email = within(await form.findByRole('group', { name: 'E-mail' }))
  expect(email.getByRole('switch', { name: 'Promotions and prizes' })).not.toBeChecked()
  const inbox = within(form.getByRole('group', { name: 'Inbox' }))
  await user.click(inbox.getByRole('switch', { name: 'Deposits, withdrawals and transfers' }))
  expect(await form.findByText('Saved.')).toBeVisible()
  const sent = fake.calls.filter(({ name }) => name === 'setNotice').map(({ input }) => input)
  expect(sent).toEqual([{ channel: 'INBOX', topic: 'MONEY', isOn: false }])
})
