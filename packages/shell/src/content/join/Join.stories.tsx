import { fakeError } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offlineScreen, onPhone, screen, screenParameters } from '../../testing/stories.tsx'
import { JoinPage } from './JoinPage.tsx'

const meta = {
  title: 'Screens/Shell/Join us',
  component: JoinPage,
  parameters: screenParameters,
} satisfies Meta<typeof JoinPage>
export default meta
type Story = StoryObj<typeof meta>

export const Data: Story = { ...screen('/join') }
export const OnAPhone: Story = { ...screen('/join'), globals: onPhone }
export const Incomplete: Story = {
  ...screen('/join'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('Enter your name')).toBeVisible()
  },
}
const fill: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Amihan')
  await userEvent.type(canvas.getByLabelText('Address or number'), 'amihan@example.org')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
}
export const Sent: Story = {
  ...screen('/join'),
  play: async (context) => {
    await fill(context)
    await expect(await context.canvas.findByDisplayValue(/^FB/, undefined)).toBeVisible()
  },
}
export const Failed: Story = {
  ...screen('/join', { answers: fakeError('join', 'INTERNAL') }),
  play: async (context) => {
    await fill(context)
    await expect(await context.canvas.findByRole('alert', undefined)).toBeVisible()
    await expect(context.canvas.getByLabelText('Name')).toHaveValue('Amihan')
  },
}
export const Offline: Story = { ...offlineScreen('/join') }
