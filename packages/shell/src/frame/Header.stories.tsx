import { createFakeFetch, fakeError, fakes } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { StoryStorefront } from '../testing/StoryStorefront.tsx'

const meta = {
  title: 'Shell/Frame',
  component: StoryStorefront,
  parameters: { layout: 'fullscreen' },
  args: { address: '/help' },
} satisfies Meta<typeof StoryStorefront>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}

export const SignedIn: Story = {
  args: { signedInAs: 0 },
  play: async ({ canvas, userEvent }) => {
    const balance = await canvas.findByTestId('balance')
    await waitFor(() => expect(balance).toHaveTextContent(/\d\.\d\d/))
    await userEvent.click(balance)
    await expect(balance).toHaveTextContent('***')
    await userEvent.click(balance)
    await expect(balance).not.toHaveTextContent('***')
  },
}

export const Account: Story = { args: { signedInAs: 0, modal: { kind: 'drawer' } } }
export const SignOut: Story = { args: { signedInAs: 0, modal: { kind: 'logout' } } }
export const Region: Story = { args: { modal: { kind: 'region' } } }
export const TrialWarning: Story = { args: { signedInAs: 4, modal: { kind: 'trial' } } }
export const NotFound: Story = { args: { address: '/no-such-page' } }
export const HelpFailed: Story = { args: { fake: createFakeFetch(fakeError('helpCenter', 'INTERNAL')) } }

export const Maintenance: Story = {
  args: { fake: createFakeFetch({ permission: () => ({ ...fakes.permission({}), maintenance: true }) }) },
}

export const RegionBlocked: Story = {
  args: { fake: createFakeFetch({ permission: () => ({ ...fakes.permission({}), regionRestriction: true }) }) },
}
