import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, screen, screenParameters } from '../testing/stories.tsx'
import { LoginPage } from './LoginPage.tsx'

const meta = {
  title: 'Screens/Shell/Sign in as a page',
  component: LoginPage,
  parameters: screenParameters,
} satisfies Meta<typeof LoginPage>
export default meta
type Story = StoryObj<typeof meta>

export const Data: Story = { ...screen('/login', { as: 'visitor' }) }
export const BeforeAPage: Story = {
  ...screen('/login?next=%2Frng', { as: 'visitor' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sign in to use this site/)).toBeVisible()
  },
}
export const OnAPhone: Story = { ...screen('/login', { as: 'visitor' }), globals: onPhone }
