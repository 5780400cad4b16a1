import { fakeError, fakeId, NOW } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { agentScreen, offlineAgentScreen, risen } from '../testing/agent-screen.ts'
import { News } from './News.tsx'

const meta = {
  title: 'Screens/Agent centre/Announcements',
  component: News,
  parameters: screenParameters,
} satisfies Meta<typeof News>
export default meta
type Story = StoryObj<typeof meta>

const page = 'agentAnnouncement'
const play: Story['play'] = async () => void (await risen())
const paged = { pageNo: 1, pageSize: 9, totalCount: 12, totalPages: 2 }
const list = ['New rates from December', 'Links can have an end', 'Figures are a minute old at most'].map(
  (title, n) => ({
    ...{ id: fakeId(n + 1), title, publishedAt: NOW, important: n === 0 },
    content: '<p>Ask your upline when something is not clear.</p>',
  }),
)
const record = (options: StoryOptions = {}) =>
  agentScreen(page, { ...options, answers: { agentAnnouncements: () => ({ ...paged, list }), ...options.answers } })

export const Data: Story = { ...record(), play }
export const OnAPhone: Story = { ...record(), globals: onPhone, play }
export const Opened: Story = {
  ...record(),
  play: async () => {
    const title = await (await risen()).findByText('New rates from December')
    title.click()
    const item = title.closest('details')
    await waitFor(() => expect(item?.open && item.getAnimations({ subtree: true }).length === 0).toBe(true))
  },
}
export const Loading: Story = { ...record({ answers: { agentAnnouncements: never } }), play }
export const Empty: Story = {
  ...record({ answers: { agentAnnouncements: () => ({ ...paged, list: [], totalCount: 0, totalPages: 0 }) } }),
  play,
}
export const Failed: Story = { ...record({ answers: fakeError('agentAnnouncements', 'OVERLOADED') }), play }
export const Offline: Story = { ...offlineAgentScreen(page), play }
