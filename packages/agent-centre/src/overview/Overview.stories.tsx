import { fakeError, makeOverview } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { agentScreen, offlineAgentScreen, risen, seen } from '../testing/agent-screen.ts'
import { storyOverview } from '../testing/story-rows.ts'
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
const answers = { agentOverview: storyOverview }
const plotOf = async (name: string) => {
  const plot = await (await risen()).findByRole('figure', { name })
  plot.scrollIntoView({ block: 'center' })
  return plot
}

/** A single day, drawn with the six days before it. */
export const Data: Story = {
  ...agentScreen(page, { answers }),
  play: async () => {
    const dialog = await risen()
    await expect(await dialog.findByRole('link', { name: /^First deposits/ })).toBeVisible()
    await seen(dialog.findByRole('figure', { name: 'Deposits' }))
  },
}
/** A bar for each day of a longer period. */
export const Month: Story = {
  ...agentScreen(`${page}&q.period=2026-11-01..2026-11-21`, { answers }),
  play: async () => {
    const dialog = await risen()
    await expect(await dialog.findByRole('figure', { name: 'Valid bets' })).toBeVisible()
  },
}
export const OnAPhone: Story = { ...agentScreen(page, { answers }), globals: onPhone, play }
export const PlotsOnAPhone: Story = {
  ...agentScreen(page, { answers }),
  globals: onPhone,
  play: async () => void (await seen(plotOf('Players’ win or loss'))),
}
/** The same figures for screen readers, and for everyone who prefers numbers. */
export const PlotAsATable: Story = {
  ...agentScreen(page, { answers }),
  play: async () => {
    const plot = within(await plotOf('Bonuses'))
    await userEvent.click(plot.getByRole('button', { name: 'Show as table' }))
    await seen(plot.findByRole('table'))
  },
}
export const PlotAsATableOnAPhone: Story = { ...PlotAsATable, globals: onPhone }
export const Loading: Story = { ...agentScreen(page, { answers: { agentOverview: never } }), play }
export const Empty: Story = {
  ...agentScreen(page, { answers: { agentOverview: () => makeOverview({ team: { ...team, members: 0 } }) } }),
  play,
}
export const Failed: Story = { ...agentScreen(page, { answers: fakeError('agentOverview', 'OVERLOADED') }), play }
export const Offline: Story = { ...offlineAgentScreen(page), play }
