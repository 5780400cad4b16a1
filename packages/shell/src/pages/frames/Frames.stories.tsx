import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screen, screenParameters } from '../../testing/stories.tsx'
import { SeamlessPage } from './SeamlessPage.tsx'

const meta = {
  title: 'Screens/Shell/Vendor frames',
  component: SeamlessPage,
  parameters: screenParameters,
} satisfies Meta<typeof SeamlessPage>
export default meta
type Story = StoryObj<typeof meta>

export const NoGame: Story = {
  ...screen('/seamless'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No game to show')).toBeVisible()
  },
}
export const AStrangersAddress: Story = {
  ...screen('/seamless?url=https%3A%2F%2Felsewhere.example%2F'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No game to show')).toBeVisible()
  },
}
