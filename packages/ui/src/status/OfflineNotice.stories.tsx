import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { pretendNetwork } from '../testing/story-network.ts'
import { OfflineNotice } from './OfflineNotice.tsx'

const meta = {
  title: 'Components/Status/OfflineNotice',
  component: OfflineNotice,
  args: { children: 'No connection. We saved what you typed.' },
  parameters: guide({
    usage:
      'Says once, over the page, that there is no network, and goes when it is back. One for the whole storefront.',
    dos: ['Name the saved input.'],
    donts: ['Do not show it where content is missing altogether; that is an OfflineState.'],
    keyboard: [],
  }),
} satisfies Meta<typeof OfflineNotice>
export default meta
type Story = StoryObj<typeof meta>

export const ComesAndGoes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/No connection/)).not.toBeInTheDocument()
    pretendNetwork(false)
    await expect(await canvas.findByText(/No connection/)).toBeVisible()
    pretendNetwork(true)
    await waitFor(() => expect(canvas.queryByText(/No connection/)).not.toBeInTheDocument())
  },
}
export const Offline: Story = {
  beforeEach: () => {
    pretendNetwork(false)
    return () => pretendNetwork(true)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No connection/)).toBeVisible()
  },
}
/** The controls of a framed game are at its lower edge, so there the notice is at the upper edge of the page. */
export const OverAGame: Story = {
  render: ({ children }) => (
    <main>
      <iframe title="Game" srcDoc="<button>Spin</button>" height={320} />
      <OfflineNotice>{children}</OfflineNotice>
    </main>
  ),
  beforeEach: () => {
    pretendNetwork(false)
    return () => pretendNetwork(true)
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/No connection/)
    await expect(notice.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2)
  },
}
