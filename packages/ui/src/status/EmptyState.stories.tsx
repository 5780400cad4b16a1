import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { HeartIcon } from '../icon/icons.ts'
import { guide } from '../testing/guide.ts'
import { EmptyState } from './StateMessage.tsx'

const meta = {
  title: 'Components/Status/EmptyState',
  component: EmptyState,
  args: { title: 'No favourites yet', hint: 'Tap the heart of a game to find it here.' },
  parameters: guide({
    usage: 'Stands where a list would be that has nothing in it. Says what would be here and offers the next step.',
    dos: ['Offer one next step.', 'After a search, say what was searched for.'],
    donts: ['Do not use it for a failure; that is an ErrorState.', 'Do not joke about it.'],
    keyboard: [['Tab', 'the next step']],
  }),
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const WithNextStep: Story = {
  args: { icon: <HeartIcon size={28} />, action: <Button variant="soft">Browse games</Button>, level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No favourites yet' })).toBeVisible()
  },
}
export const Plain: Story = {}
export const LongWords: Story = {
  args: {
    title: 'Nothing was found for “supercalifragilisticexpialidocious”',
    hint: 'Check the spelling, take away a filter, or look through all of the games of this vendor instead.',
  },
}
