import { onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Overview } from '../overview/Overview.tsx'
import { agentScreen, risen } from '../testing/agent-screen.ts'

const meta = {
  title: 'Screens/Agent centre/Personas',
  component: Overview,
  parameters: screenParameters,
} satisfies Meta<typeof Overview>
export default meta
type Story = StoryObj<typeof meta>

const as = (persona: NonNullable<StoryOptions['as']>, page = 'agentTeamOverview') => agentScreen(page, { as: persona })
const play: Story['play'] = async () => void (await risen())

export const Agent: Story = { ...as('agent'), play }
/** An affiliate has a team and no contracts. */
export const Affiliate: Story = { ...as('affiliate'), play }
/** Staff sees the team of its agent and changes nothing. */
export const Staff: Story = { ...as('staff', 'teamManagement'), play }
export const StaffOnAPhone: Story = { ...as('staff', 'registerCenter'), globals: onPhone, play }
/** Without a session the sign-in opens first. */
export const Visitor: Story = {
  ...as('visitor'),
  play: async () => {
    await waitFor(async () => expect((await screen.findAllByRole('dialog')).at(-1)).toBeVisible())
  },
}
/** The centre is for agents; a member reads so. */
export const Member: Story = { ...as('member') }
