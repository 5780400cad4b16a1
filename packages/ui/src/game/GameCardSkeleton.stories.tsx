import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../layout/Grid.tsx'
import { guide } from '../testing/guide.ts'
import { GameCard } from './GameCard.tsx'
import { GameCardSkeleton } from './GameCardSkeleton.tsx'
import { storyArt } from './story-art.ts'

const meta = {
  title: 'Components/Media/GameCardSkeleton',
  component: GameCardSkeleton,
  decorators: [(Story) => <Grid $columns="games">{<Story />}</Grid>],
  parameters: guide({
    usage: 'The shape of a game card while it loads, as large as the card, with a calm light drifting over it.',
    dos: ['Show as many as come, or as fit into the view.', 'Say once, for screen readers, that the list loads.'],
    donts: ['Do not show it for what failed.'],
    keyboard: [],
  }),
} satisfies Meta<typeof GameCardSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const AsLargeAsACard: Story = {
  render: () => (
    <>
      <GameCard name="Lantern Harvest" vendor="Firefly Works" image={storyArt(1)} href="#game" />
      <GameCardSkeleton />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    // Cells of one row are stretched to one height; each is looked at on its own.
    for (const cell of canvasElement.querySelectorAll<HTMLElement>('article ~ div')) cell.style.alignSelf = 'start'
    const card = canvas.getByRole('article')
    card.style.alignSelf = 'start'
    const { height } = card.getBoundingClientRect()
    const skeleton = canvasElement.querySelector('article ~ div')
    await expect(skeleton?.getBoundingClientRect().height).toBeCloseTo(height, 0)
  },
}
