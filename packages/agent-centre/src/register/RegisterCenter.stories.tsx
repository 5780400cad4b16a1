import { fakeError, makeRegLink } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { agentScreen, offlineAgentScreen, risen, seen } from '../testing/agent-screen.ts'
import { RegisterCenter } from './RegisterCenter.tsx'

const meta = {
  title: 'Screens/Agent centre/Registration centre',
  component: RegisterCenter,
  parameters: screenParameters,
} satisfies Meta<typeof RegisterCenter>
export default meta
type Story = StoryObj<typeof meta>

const page = 'registerCenter'
const play: Story['play'] = async () => void (await risen())
const paged = { pageNo: 1, pageSize: 20, types: [0, 1] as (0 | 1)[], maxRebate: '0.008' }
const closed = { type: 1, maxUses: null, expiresAt: null, enabled: false, state: 'CLOSED', remark: '' } as const
const list = [makeRegLink(), makeRegLink(closed, 2), makeRegLink({ uses: 100, state: 'FULL' }, 3)]

/** The address and the code of a link that was opened. */
export const Opened: Story = {
  ...agentScreen(page, { answers: { regLinks: () => ({ ...paged, list, totalCount: 2, totalPages: 1 }) } }),
  play: async () => {
    const dialog = await risen()
    const [first] = await dialog.findAllByRole('button', { name: /^Details/ })
    await userEvent.click(first as HTMLElement)
  },
}
const opened = async () => {
  const dialog = await risen()
  await userEvent.click(await dialog.findByRole('radio', { name: 'Account' }))
  return within(await dialog.findByRole('form', { name: 'New account' }))
}
/** The form of an account with its mistakes marked. */
export const NewAccount: Story = {
  ...agentScreen(page),
  play: async () => {
    const form = await opened()
    await userEvent.type(form.getByRole('textbox', { name: /^Rebate/ }), '2')
    await userEvent.click(form.getByRole('button', { name: 'Create the account' }))
    await form.findByText('Enter a percentage from 0% to 0.8%.')
  },
}
const filled = async () => {
  const form = await opened()
  await userEvent.type(form.getByRole('textbox', { name: /^Username/ }), 'amihan22')
  await userEvent.type(form.getByLabelText(/^First password/), 'Lantern-bridge-4')
  await userEvent.click(form.getByRole('button', { name: 'Create the account' }))
  return form
}
export const AccountRefused: Story = {
  ...agentScreen(page, {
    answers: fakeError('createMember', 'DAILY_LIMIT', {
      ...{ kind: 'COUNT', limit: '30', resetsAt: '2026-11-24T16:00:00.000Z' },
    }),
  }),
  play: async () => void (await seen((await filled()).findByText(/^You can create 30 accounts per day/))),
}
export const AccountCreatedOnAPhone: Story = {
  ...agentScreen(page),
  globals: onPhone,
  play: async () => {
    await filled()
    await (await risen()).findByText(/^The account amihan22 is ready/)
  },
}
const newLink = async () => within(await (await risen()).findByRole('form', { name: 'New link' }))
export const LinkCreated: Story = {
  ...agentScreen(page),
  play: async () => {
    const form = await newLink()
    await userEvent.click(form.getByRole('button', { name: 'Create the link' }))
    await seen(form.findByText('The link LINK0002 is ready.'))
  },
}
export const LinkLimitWrong: Story = {
  ...agentScreen(page),
  play: async () => {
    const form = await newLink()
    const days = form.getByRole('textbox', { name: /^Days/ })
    await userEvent.clear(days)
    await userEvent.type(days, '400')
    await seen(form.findByText('Enter a whole number from 1 to 366.'))
  },
}
/** An agent of a type that may create no accounts. */
export const NotAllowed: Story = {
  ...agentScreen(page, {
    answers: { regLinks: () => ({ ...paged, types: [], list, totalCount: 2, totalPages: 1 }) },
  }),
  play: async () => void (await seen((await risen()).findByText('You cannot create accounts of this type.'))),
}
export const OnAPhone: Story = { ...agentScreen(page), globals: onPhone, play }
export const Empty: Story = {
  ...agentScreen(page, { answers: { regLinks: () => ({ ...paged, list: [], totalCount: 0, totalPages: 0 }) } }),
  play,
}
export const Loading: Story = { ...agentScreen(page, { answers: { regLinks: never } }), play }
export const Failed: Story = { ...agentScreen(page, { answers: fakeError('regLinks', 'OVERLOADED') }), play }
export const Offline: Story = { ...offlineAgentScreen(page), play }
