import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, screen, screenParameters } from '../../testing/stories.tsx'
import { AbsentPage } from './AbsentPage.tsx'

const meta = {
  title: 'Screens/Shell/Not offered',
  component: AbsentPage,
  parameters: screenParameters,
} satisfies Meta<typeof AbsentPage>
export default meta
type Story = StoryObj<typeof meta>

export const PointsMall: Story = { ...screen('/pointMall') }
export const PointsMallOnAPhone: Story = { ...screen('/pointMall'), globals: onPhone }
