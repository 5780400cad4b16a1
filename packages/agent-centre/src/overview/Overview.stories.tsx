import { fakeError, makeOverview } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { agentScreen, offlineAgentScreen, risen } from '../testing/agent-screen.ts'
import { Overview } from './Overview.tsx'

const meta = {
  title: 'Screens/Agent centre/Overview',
  component: Overview,
  parameters: screenParameters,
} satisfies Meta<typeof Overview>
export default meta
type Story = StoryObj<typeof meta>

const page = 'agentTeamOverview'
const { team } = makeOverview()
const play: Story['play'] = async () => void (await risen())

export const Data: Story = {
  ...agentScreen(page),
  play: async () => {
    const dialog = await risen()
    await expect(await dialog.findByRole('link', { name: /^First deposits/ })).toBeVisible()
  },
}
/** A bar for each day of a longer period. */
export const Month: Story = {
  ...agentScreen(`${page}&q.period=2026-11-01..2026-11-21`),
  play: async () => {
    const dialog = await risen()
    await expect(await dialog.findByRole('figure', { name: 'Valid bets' })).toBeVisible()
  },
}
export const OnAPhone: Story = { ...agentScreen(page), globals: onPhone, play }
export const Loading: Story = { ...agentScreen(page, { answers: { agentOverview: never } }), play }
export const Empty: Story = {
  ...agentScreen(page, { answers: { agentOverview: () => makeOverview({ team: { ...team, members: 0 } }) } }),
  play,
}
export const Failed: Story = { ...agentScreen(page, { answers: fakeError('agentOverview', 'OVERLOADED') }), play }
export const Offline: Story = { ...offlineAgentScreen(page), play }
