import { api } from '@boardwalk/api-client'
import { createFakeFetch, type FakeFetch, fakeError, makeFeedback, makeFeedbackPage } from '@boardwalk/api-client/fakes'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const sent = (fake: FakeFetch) => fake.calls.filter(({ name }) => name === 'feedback').map(({ input }) => input)

async function openForm(fake = createFakeFetch({ feedbackRules: () => ({ minWords: 2, maxWords: 4 }) })) {
  const shown = await openPage('messageV2&q.tab=feedback', { fake })
  const { dialog, user } = shown
  const field = await dialog.findByRole('textbox', { name: 'Your feedback' })
  const press = () => user.click(dialog.getByRole('button', { name: 'Send feedback' }))
  return { ...shown, fake, field, press }
}

it('counts words, and sends nothing outside the limits of the settings (checklist 128)', async () => {
  const { fake, dialog, user, field, press } = await openForm()
  await press()
  expect(await dialog.findByText('Write at least 2 words.')).toBeVisible()
  await user.type(field, 'one two three four five')
  expect(dialog.getByText('Words: 5/4')).toBeVisible()
  expect(await dialog.findByText('Write at most 4 words.')).toBeVisible()
  await press()
  expect(sent(fake)).toEqual([])
})

it('sends kind and text once for a double click, and shows the number (checklist 128)', async () => {
  const { fake, dialog, user, field } = await openForm()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'About' }), 'Games')
  await user.type(field, 'More slots please')
  const form = field.closest('form') as HTMLFormElement
  // Two clicks before React renders: the second one finds no disabled button.
  act(() => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
  expect(await dialog.findByText(/Your reference is FB\d{6}-/)).toBeVisible()
  expect(sent(fake)).toEqual([{ questionType: 'GAME', content: 'More slots please' }])
  await user.click(dialog.getByRole('button', { name: 'Send more feedback' }))
  expect(await dialog.findByRole('textbox', { name: 'Your feedback' })).toHaveValue('')
})

it('explains a refusal, keeps the text and sends it again', async () => {
  const fake = createFakeFetch()
  fake.use(fakeError('feedback', 'RATE_LIMITED', { retryAfter: 60 }))
  const { dialog, user, field, press } = await openForm(fake)
  await user.type(field, 'More slots please')
  await press()
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(field).toHaveValue('More slots please')
  fake.reset()
  await press()
  expect(await dialog.findByText(/Your reference is/)).toBeVisible()
})

const answered = makeFeedback(
  {
    questionType: 'DEPOSIT',
    status: 'ANSWERED',
    reply: 'We fixed it, thank you.',
    repliedAt: '2026-11-21T10:00:00.000Z',
  },
  2,
)
const sentBefore = makeFeedbackPage([makeFeedback(), answered])

it('shows own feedback with the answers below the form (checklist 128)', async () => {
  const { dialog } = await openForm(createFakeFetch({ ownFeedback: () => sentBefore }))
  const cards = await dialog.findAllByRole('article')
  expect(cards).toHaveLength(2)
  expect(cards[0]).toHaveTextContent(/Received.*Games.*Feedback 1.*Reference: FB261121-0000000001/)
  expect(cards[0]).not.toHaveTextContent('Our answer')
  expect(cards[1]).toHaveTextContent(/Answered.*Deposits.*Feedback 2.*Our answer.*We fixed it, thank you\./)
})

it('asks for own feedback again once some was sent, and says when there is none', async () => {
  const fake = createFakeFetch()
  const asked = () => fake.calls.filter(({ name }) => name === 'ownFeedback').length
  const { dialog, user, field, press } = await openForm(fake)
  expect(await dialog.findByText('You have not sent any feedback yet')).toBeVisible()
  const before = asked()
  fake.use({ ownFeedback: () => sentBefore })
  await user.type(field, 'More slots please')
  await press()
  expect(await dialog.findByText('Feedback 1')).toBeVisible()
  expect(asked()).toBe(before + 1)
})

it('shows an answer that arrives while the page is open, which the count of messages tells', async () => {
  const fake = createFakeFetch({ ownFeedback: () => makeFeedbackPage([makeFeedback()]), unreadCount: () => 0 })
  const { dialog, store } = await openForm(fake)
  expect(await dialog.findByText('Feedback 1')).toBeVisible()
  fake.use({ ownFeedback: () => sentBefore })
  await waitFor(() => expect(fake.calls.some(({ name }) => name === 'unreadCount')).toBe(true))
  act(() => void store.dispatch(api.util.upsertQueryData('unreadCount', {}, 1)))
  expect(await dialog.findByText('We fixed it, thank you.')).toBeVisible()
})

it('keeps the form when own feedback cannot be read, and offers another try', async () => {
  const fake = createFakeFetch()
  fake.use(fakeError('ownFeedback', 'OVERLOADED'))
  const { dialog, field } = await openForm(fake)
  expect(await dialog.findByRole('button', { name: /try again/i })).toBeVisible()
  expect(field).toBeVisible()
})
