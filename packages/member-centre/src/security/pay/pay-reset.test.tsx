import { createFakeFetch, fakeError } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../testing/open-page.ts'
import { protectedFacts } from '../../testing/story-security.ts'

type Answers = NonNullable<Parameters<typeof createFakeFetch>[0]>

/** Opens the form for a forgotten transaction password. */
async function openReset(answers: Answers = {}, facts: Partial<typeof protectedFacts> = {}) {
  const fake = createFakeFetch({ security: () => ({ ...protectedFacts, ...facts }), ...answers })
  const { dialog, user } = await openPage('securityCenter', { fake })
  await user.click(await dialog.findByRole('button', { name: /Transaction password/ }))
  await user.click(await screen.findByRole('button', { name: 'Forgot your transaction password?' }))
  const asked = (row: string) => fake.calls.filter((call) => call.name === row).map(({ input }) => input)
  return { user, asked, form: within(await screen.findByRole('dialog', { name: 'Reset transaction password' })) }
}
type Opened = Awaited<ReturnType<typeof openReset>>

async function fill({ user, form }: Opened, code: string) {
  await user.type(form.getByRole('textbox', { name: /code/i }), code)
  await user.type(form.getByLabelText(/^New transaction password(?! again)/), 'lamp-River-3')
  await user.type(form.getByLabelText(/New transaction password again/), 'lamp-River-3')
}
const submit = ({ user, form }: Opened) => user.click(form.getByRole('button', { name: 'Reset transaction password' }))

it('is reset with a code to the proven number, and says from when money can leave', async () => {
  const opened = await openReset({
    resetPayPassword: () => ({ set: true, withdrawFrom: '2026-11-28T08:00:00.000Z' }),
  })
  const { user, form, asked } = opened
  expect(form.getByRole('radio', { name: 'Code to ***4567' })).toBeChecked()
  await submit(opened)
  expect(form.getByRole('textbox', { name: /code/i })).toBeInvalid()
  await user.click(form.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(asked('sendPayReset')).toEqual([{ method: 'MOBILE' }]))
  await fill(opened, '123456')
  await submit(opened)
  expect(await screen.findByText(/Withdrawals and transfers are possible from /)).toBeVisible()
  expect(asked('resetPayPassword')).toEqual([{ method: 'MOBILE', code: '123456', newPassword: 'lamp-River-3' }])
})

it('takes the digits of an app without sending a code, and keeps the input when they are wrong', async () => {
  const opened = await openReset(fakeError('resetPayPassword', 'OTP_INVALID'))
  await opened.user.click(opened.form.getByRole('radio', { name: 'Authenticator app' }))
  expect(opened.form.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument()
  await fill(opened, '654321')
  await submit(opened)
  expect(await opened.form.findByRole('alert')).toBeVisible()
  expect(opened.form.getByLabelText(/New transaction password again/)).toHaveValue('lamp-River-3')
  expect(opened.asked('resetPayPassword')).toEqual([{ method: 'TOTP', code: '654321', newPassword: 'lamp-River-3' }])
})

it('says what a member without a proof can do', async () => {
  const { form } = await openReset({}, { payResets: [] })
  expect(form.getByText(/You cannot reset it yet/)).toBeVisible()
})
