import { fakeError } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offlineScreen, onPhone, screen, screenParameters } from '../../testing/stories.tsx'
import { HomePage } from './HomePage.tsx'

const meta = {
  title: 'Screens/Shell/Home without games',
  component: HomePage,
  parameters: screenParameters,
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Data: Story = {
  ...screen('/'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const OnAPhone: Story = { ...screen('/'), globals: onPhone }
export const Loading: Story = { ...screen('/', { network: 'silent' }) }
export const Empty: Story = {
  ...screen('/', {
    answers: {
      siteBanners: () => ({ list: [] }),
      announcements: () => ({ player: [], banners: [], popup: [], promotion: [] }),
    },
  }),
}
export const Failed: Story = {
  ...screen('/', { answers: { ...fakeError('siteBanners', 'INTERNAL'), ...fakeError('announcements', 'INTERNAL') } }),
}
export const Offline: Story = { ...offlineScreen('/') }
