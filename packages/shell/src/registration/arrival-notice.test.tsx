import { AppError } from '@boardwalk/api-client/contract'
import { createFakeFetch, fakeError, fakes } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'

const sentence = /The invitation code .* in your link is not valid. You can register without it./
const dead = fakeError('affiliateCheck', 'AFFILIATE_INVALID')
const open = (address: string, answers: Parameters<typeof createFakeFetch>[0] = dead, signedInAs?: number) =>
  renderStorefront(address, { fake: createFakeFetch(answers), ...(signedInAs !== undefined && { signedInAs }) })
const notice = async () => (await screen.findByText(sentence)).parentElement?.parentElement as HTMLElement

it.each([
  ['/help?affiliateCode=OLD1', { code: 'OLD1', domain: location.hostname }],
  ['/promotions?referralCode=OLD2', { code: 'OLD2', domain: location.hostname, kind: 'FRIEND' }],
])('explains a dead link on %s, where it leads to', async (address, question) => {
  const { fake } = await open(address)
  expect(await notice()).toHaveTextContent(question.code)
  expect((await notice()).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  const asked = fake.calls.filter(({ name }) => name === 'affiliateCheck').map(({ input }) => input)
  // React mounts twice in tests, so the same request may be sent twice.
  expect(asked).toEqual(asked.map(() => question))
  expect(asked.length).toBeGreaterThan(0)
})

it('explains a code that is too long to be one without asking', async () => {
  const { fake } = await open(`/help?affiliateCode=${'A'.repeat(65)}`, {})
  expect(await notice()).toBeVisible()
  expect(fake.calls.some(({ name }) => name === 'affiliateCheck')).toBe(false)
})

it.each([
  ['a valid code', '/help?affiliateCode=GOOD', {}, undefined],
  ['no answer', '/help?affiliateCode=SOME', fakeError('affiliateCheck', 'RATE_LIMITED'), undefined],
  ['a page without a link', '/help', dead, undefined],
  ['a signed-in player', '/help?affiliateCode=OLD1', dead, 0],
])('shows nothing for %s', async (_, address, answers, signedInAs) => {
  const { fake } = await open(address, answers, signedInAs)
  await waitFor(() => expect(fake.calls.some(({ name }) => name === 'permission')).toBe(true))
  const isAsked = address !== '/help' && signedInAs === undefined
  if (isAsked) await waitFor(() => expect(fake.calls.some(({ name }) => name === 'affiliateCheck')).toBe(true))
  else expect(fake.calls.some(({ name }) => name === 'affiliateCheck')).toBe(false)
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
})

it('is dismissed, and the codes that are valid stay', async () => {
  const answers: typeof dead = {
    affiliateCheck: (input) => {
      if (input.kind === 'FRIEND') return fakes.affiliateCheck(input)
      throw new AppError('AFFILIATE_INVALID')
    },
  }
  const { user } = await open('/help?affiliateCode=OLD1&referralCode=FRIEND7', answers)
  await user.click(within(await notice()).getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  expect(JSON.parse(sessionStorage.getItem('invitation') ?? '{}')).toEqual({
    affiliateCode: '',
    referralCode: 'FRIEND7',
  })
})

it('leads to the form, which explains it too, drops the code and registers without it', async () => {
  const { user, address } = await open('/help?affiliateCode=OLD1')
  await user.click(within(await notice()).getByRole('link', { name: 'Register' }))
  await waitFor(() => expect(address()).toBe('/register'))
  expect(await screen.findAllByText(sentence)).toHaveLength(1)
  const field = await screen.findByLabelText(/Invitation code/)
  await waitFor(() => expect(field).toHaveValue(''))
  expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await user.click(within(await notice()).getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
})

it('shows a code of any length cut short', async () => {
  await open(`/help?affiliateCode=${'X'.repeat(200)}`)
  expect(await notice()).toHaveTextContent(/code X{32} in/)
})
