import { fakeError, makeDownline } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { agentScreen, offlineAgentScreen, risen, seen } from '../testing/agent-screen.ts'
import { Team } from './Team.tsx'

const meta = {
  title: 'Screens/Agent centre/Team management',
  component: Team,
  parameters: screenParameters,
} satisfies Meta<typeof Team>
export default meta
type Story = StoryObj<typeof meta>

const page = 'teamManagement'
const play: Story['play'] = async () => void (await risen())
const list = [
  makeDownline({ account: 'agenta1b1', level: 2, online: true }, 1),
  makeDownline({ account: 'agenta1b2', level: 2, status: 'DISABLED', remark: 'Call on Monday' }, 2),
  makeDownline({ account: 'amihan10', type: 0, level: 2, members: 0, teamBalance: '0.00', lastLoginAt: null }, 3),
]
const { id, type } = makeDownline()
const answers = {
  agentTeam: () => ({
    ...{ list, pageNo: 1, pageSize: 20, totalCount: 43, totalPages: 3 },
    path: [{ id, type, level: 1, account: 'agenta1' }],
  }),
}

/** One level down, with every state of an account. */
export const Deeper: Story = { ...agentScreen(`${page}&q.under=agenta1`, { answers }), play }
export const OnAPhone: Story = { ...agentScreen(`${page}&q.under=agenta1`, { answers }), globals: onPhone, play }
/** An account with its contracts, its rebate and the agent's note. */
export const Account: Story = {
  ...agentScreen(page),
  play: async () => {
    const dialog = await risen()
    await userEvent.click(await dialog.findByRole('button', { name: /^Details/ }))
    await dialog.findByRole('form', { name: /^Rebate of/ })
  },
}
const form = async (name: RegExp) => {
  await userEvent.click(await (await risen()).findByRole('button', { name: /^Details/ }))
  return within(await (await risen()).findByRole('form', { name }))
}
export const AccountLoading: Story = {
  ...agentScreen(page, { answers: { downline: never } }),
  play: async () => {
    const details = await (await risen()).findByRole('button', { name: /^Details/ })
    await userEvent.click(details)
    await expect(details).toHaveAttribute('aria-expanded', 'true')
  },
}
export const AccountFailed: Story = {
  ...agentScreen(page, { answers: fakeError('downline', 'OVERLOADED') }),
  play: async () => {
    await userEvent.click(await (await risen()).findByRole('button', { name: /^Details/ }))
    await seen((await risen()).findByRole('button', { name: 'Try again' }))
  },
}
export const RebateWrong: Story = {
  ...agentScreen(page),
  play: async () => {
    const rebate = await form(/^Rebate of/)
    await userEvent.clear(rebate.getByRole('textbox'))
    await userEvent.type(rebate.getByRole('textbox'), '9')
    await seen(rebate.findByText('Enter a percentage from 0.2% to 0.8%.'))
  },
}
export const RebateSaved: Story = {
  ...agentScreen(page),
  play: async () => {
    const rebate = await form(/^Rebate of/)
    await userEvent.click(rebate.getByRole('button', { name: 'Save the rebate' }))
    await seen(rebate.findByText('The rebate is saved.'))
  },
}
const writeNote = async () => {
  const note = await form(/^Note about/)
  await userEvent.type(note.getByRole('textbox'), 'Call on Monday')
  await userEvent.click(note.getByRole('button', { name: 'Save the note' }))
  return note
}
export const NoteSaved: Story = {
  ...agentScreen(page),
  play: async () => void (await seen((await writeNote()).findByText('The note is saved.'))),
}
export const NoteRefused: Story = {
  ...agentScreen(page, { answers: fakeError('changeDownline', 'NOT_FOUND') }),
  play: async () => void (await seen((await writeNote()).findByRole('alert'))),
}
/** A transfer to an account, with an amount that is too large. */
export const TransferOnAPhone: Story = {
  ...agentScreen(page),
  globals: onPhone,
  play: async () => {
    const dialog = await risen()
    await userEvent.click(await dialog.findByRole('button', { name: /^Transfer to/ }))
    const asked = within(await screen.findByRole('dialog', { name: 'Transfer to a downline' }))
    await asked.findByText(/^\W*2,500\.00$/)
    await userEvent.type(asked.getByRole('textbox', { name: /^Amount/ }), '3000')
    await userEvent.click(asked.getByRole('button', { name: 'Transfer' }))
    await asked.findByText(/^You can transfer \W*2,500\.00 at most\.$/)
  },
}
export const Loading: Story = { ...agentScreen(page, { answers: { agentTeam: never } }), play }
const none = { agentTeam: () => ({ list: [], path: [], pageNo: 1, pageSize: 20, totalCount: 0, totalPages: 0 }) }
export const Empty: Story = { ...agentScreen(page, { answers: none }), play }
/** No account has this name. */
export const NoneFound: Story = {
  ...agentScreen(`${page}&q.account=zzz`, { answers: none }),
  play: async () => void (await seen((await risen()).findByText('No accounts here'))),
}
export const Failed: Story = { ...agentScreen(page, { answers: fakeError('agentTeam', 'OVERLOADED') }), play }
export const Offline: Story = { ...offlineAgentScreen(page), play }
