import { fakes } from '@boardwalk/api-client/fakes'
import { onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Overview } from '../overview/Overview.tsx'
import { agentScreen, risen, seen } from '../testing/agent-screen.ts'

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
/** Agents sign in with a name that players do not share. */
export const SignInAsAnAgent: Story = {
  ...as('visitor'),
  play: async () => {
    await userEvent.click(await seen(screen.findByRole('button', { name: 'Sign in as an agent' })))
    const side = await screen.findByRole('button', { name: 'Sign in as a player' })
    await expect(side).toHaveAttribute('aria-pressed', 'true')
  },
}
const isWarned: Story['play'] = async () => void (await seen(screen.findByText(/A trial account cannot do this/)))
/** A trial account reads why it has no centre. */
export const Trial: Story = { ...as('trial'), play: isWarned }
const { info } = fakes.permission({})
/** The platform has switched the centre off. */
export const SwitchedOff: Story = {
  ...agentScreen('agentTeamOverview', {
    answers: {
      permission: (input) => ({
        ...fakes.permission(input),
        info: { ...info, features: { ...info.features, agentCentre: false } },
      }),
    },
  }),
  play: isWarned,
}
/** The centre is for agents; a member reads so. */
export const Member: Story = { ...as('member') }
