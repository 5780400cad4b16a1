import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Grid } from '../layout/Grid.tsx'
import { GameCard } from './GameCard.tsx'
import { GameCardSkeleton } from './GameCardSkeleton.tsx'
import { brokenPicture, storyArt } from './story-art.ts'

const meta = {
  title: 'Components/Game card',
  component: GameCard,
  args: { name: 'Lantern Harvest', vendor: 'Firefly Works', image: storyArt(1), href: '#game' },
  decorators: [(Story) => <Grid $columns="games">{<Story />}</Grid>],
} satisfies Meta<typeof GameCard>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Hot: Story = { args: { mark: { kind: 'hot', label: 'Hot' } } }
export const New: Story = { args: { mark: { kind: 'new', label: 'New' } } }
export const LongName: Story = { args: { name: 'The Remarkably Long Expedition to the Lantern Harvest Festival' } }
export const NoPicture: Story = { args: { image: undefined } }

function Favourite() {
  const [isOn, setOn] = useState(false)
  const label = isOn ? 'Remove Lantern Harvest from favourites' : 'Add Lantern Harvest to favourites'
  return (
    <GameCard
      name="Lantern Harvest"
      image={storyArt(2)}
      href="#game"
      favourite={{ isOn, label, onToggle: () => setOn(!isOn) }}
    />
  )
}
export const WithHeart: Story = {
  render: () => <Favourite />,
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { pressed: false })
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveAccessibleName('Remove Lantern Harvest from favourites')
  },
}

const onOpen = fn()
export const OpensFromAnywhere: Story = {
  render: () => <GameCard as="button" name="Lantern Harvest" image={storyArt(3)} onClick={onOpen} />,
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Lantern Harvest' }))
    await expect(onOpen).toHaveBeenCalledOnce()
  },
}
export const BrokenPictureFallsBackOnce: Story = {
  args: { image: brokenPicture, fallbackImage: storyArt(7), isPriority: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', storyArt(7)))
  },
}
export const BothPicturesBroken: Story = {
  args: { image: brokenPicture, fallbackImage: `${brokenPicture}B`, isPriority: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}
export const Loading: Story = {
  render: (args) => (
    <>
      <GameCard {...args} />
      <GameCardSkeleton />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('article').getBoundingClientRect()
    const skeleton = canvasElement.querySelector('article + div')?.getBoundingClientRect()
    await expect(skeleton?.height).toBeCloseTo(card.height, 0)
  },
}
