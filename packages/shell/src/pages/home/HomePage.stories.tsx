import { createFakeFetch } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStorefront } from '../../testing/StoryStorefront.tsx'

const meta = {
  title: 'Shell/Home',
  component: StoryStorefront,
  parameters: { layout: 'fullscreen' },
  args: { address: '/' },
} satisfies Meta<typeof StoryStorefront>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const Member: Story = { args: { signedInAs: 0 } }
export const WithoutBanners: Story = { args: { fake: createFakeFetch({ siteBanners: () => ({ list: [] }) }) } }
