import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { offlineScreen, onPhone, screen, screenParameters } from '../testing/stories.tsx'
import { Frame } from './Frame.tsx'

const meta = {
  title: 'Screens/Shell/Frame',
  component: Frame,
  parameters: screenParameters,
  args: { route: undefined, children: null },
} satisfies Meta<typeof Frame>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = { ...screen('/help') }
export const VisitorOnAPhone: Story = { ...screen('/help'), globals: onPhone }
export const Member: Story = {
  ...screen('/help', { as: 'member' }),
  play: async ({ canvas, userEvent }) => {
    const balance = await canvas.findByTestId('balance')
    await waitFor(() => expect(balance).toHaveTextContent(/\d\.\d\d/))
    await userEvent.click(balance)
    await expect(balance).toHaveTextContent('***')
    await userEvent.click(balance)
    await expect(balance).not.toHaveTextContent('***')
  },
}
export const MemberOnAPhone: Story = { ...screen('/help', { as: 'member' }), globals: onPhone }
export const Vip: Story = { ...screen('/help', { as: 'vip' }) }
export const Agent: Story = { ...screen('/help', { as: 'agent' }) }
export const Trial: Story = { ...screen('/help', { as: 'trial' }) }
export const MustChangeThePassword: Story = { ...screen('/help', { as: 'restricted' }) }
export const Loading: Story = { ...screen('/help', { network: 'silent' }) }
export const WithoutMenus: Story = {
  ...screen('/help', { answers: { gameVendor: () => ({ list: [] }), siteBanners: () => ({ list: [] }) } }),
}
export const Offline: Story = {
  ...offlineScreen('/help'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('banner')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
