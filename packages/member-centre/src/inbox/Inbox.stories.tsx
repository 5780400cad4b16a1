import { type FakeMessage, fakeError, fakeId, makeMessage, makeMessages, NOW } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { Inbox } from './Inbox.tsx'

const meta = {
  title: 'Screens/Member centre/Messages',
  component: Inbox,
  parameters: screenParameters,
} satisfies Meta<typeof Inbox>
export default meta
type Story = StoryObj<typeof meta>

const DAY_MS = 86_400_000
const words: Pick<FakeMessage, 'title' | 'kind'>[] = [
  { title: 'Your deposit arrived', kind: 'DEPOSIT' },
  { title: 'New promotions are open', kind: 'PROMO' },
  { title: 'You signed in from a new place', kind: 'SYSTEM' },
  { title: 'Your withdrawal of play money was paid out to the account that you named', kind: 'WITHDRAW' },
  { title: 'Play at your own pace', kind: 'PERSONAL' },
]
const messages = words.map((message, index) => {
  const createdAt = new Date(Date.parse(NOW) - index * DAY_MS).toISOString()
  return makeMessage({ ...message, id: fakeId(index + 1), createdAt, readAt: index > 1 ? createdAt : null }, index)
})
const content = 'Decide before you play how much you want to bet.\nAll balances are play money, not real money.'

const inbox = (answers: StoryOptions['answers'] = {}) =>
  memberScreen('messageV2', {
    answers: {
      messages: () => makeMessages(messages, { totalCount: 48, totalPages: 3 }),
      message: ({ id }) => ({ ...makeMessage({ id, readAt: NOW }), content, link: '/help' }),
      ...answers,
    },
  })

const opened = async () => {
  const dialog = await risen()
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Select: Play at your own pace' }))
  await userEvent.click(dialog.getByRole('heading', { name: 'Play at your own pace' }))
  await expect(await dialog.findByText(/Decide before you play/)).toBeVisible()
}

export const Data: Story = { ...inbox(), play: opened }
export const OnAPhone: Story = { ...inbox(), globals: onPhone, play: opened }
export const Empty: Story = {
  ...inbox({ messages: () => makeMessages([]), unreadCount: () => 0 }),
  play: async () => void (await (await risen()).findByText('No messages yet')),
}
export const Failed: Story = {
  ...inbox(fakeError('messages', 'OVERLOADED')),
  play: async () => void (await (await risen()).findByRole('alert')),
}
export const Loading: Story = { ...inbox({ messages: never }), play: async () => void (await risen()) }
export const Offline: Story = { ...offlineMemberScreen('messageV2'), play: async () => void (await risen()) }
