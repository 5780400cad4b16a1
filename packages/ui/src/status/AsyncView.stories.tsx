import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { AsyncView } from './AsyncView.tsx'
import { StoryGames, viewLabels } from './story-view.tsx'

const refetch = fn()
const meta = {
  title: 'Components/Status/AsyncView',
  component: AsyncView<readonly string[]>,
  args: { query: { isError: false, refetch }, labels: viewLabels, children: (names) => names.join(', ') },
  render: ({ query }) => <StoryGames query={query} />,
  parameters: guide({
    usage:
      'Shows the answer of a question, or that it is on its way, that there is nothing, or that it failed. Takes what an RTK Query hook returns.',
    dos: ['Give a skeleton of the shape that comes.', 'Say in `failedHint` what is safe.'],
    donts: ['Do not write these four states by hand on a page.'],
    keyboard: [['Enter, Space on the button', 'tries again']],
  }),
} satisfies Meta<typeof AsyncView<readonly string[]>>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  },
}
export const Empty: Story = { args: { query: { isError: false, refetch, currentData: [] } } }
export const Failed: Story = {
  args: { query: { isError: true, refetch } },
  play: async ({ canvas, userEvent }) => {
    refetch.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent(viewLabels.failed)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(refetch).toHaveBeenCalledOnce()
  },
}
export const FailedBesideOlderRows: Story = {
  args: { query: { isError: true, refetch, currentData: ['Reef Runner', 'Kite Season'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByText('Reef Runner')).toBeVisible()
  },
}
export const Filled: Story = {
  args: { query: { isError: false, refetch, currentData: ['Reef Runner', 'Kite Season', 'Moon Ferry'] } },
}
