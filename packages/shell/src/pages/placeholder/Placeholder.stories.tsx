import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, screen, screenParameters } from '../../testing/stories.tsx'
import { PlaceholderPage } from './PlaceholderPage.tsx'

const meta = {
  title: 'Screens/Shell/Not offered',
  component: PlaceholderPage,
  parameters: screenParameters,
} satisfies Meta<typeof PlaceholderPage>
export default meta
type Story = StoryObj<typeof meta>

export const PointsMall: Story = { ...screen('/pointMall') }
export const PointsMallOnAPhone: Story = { ...screen('/pointMall'), globals: onPhone }
