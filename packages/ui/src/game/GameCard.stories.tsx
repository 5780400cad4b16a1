import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Grid } from '../layout/Grid.tsx'
import { guide } from '../testing/guide.ts'
import { GameCard } from './GameCard.tsx'
import { brokenPicture, storyArt } from './story-art.ts'

const meta = {
  title: 'Components/Media/GameCard',
  component: GameCard,
  args: { name: 'Lantern Harvest', vendor: 'Firefly Works', image: storyArt(1), href: '#game' },
  decorators: [(Story) => <Grid $columns="games">{<Story />}</Grid>],
  parameters: guide({
    usage:
      'A game to open: artwork 3:4, the name in one line, the vendor small, a mark and a heart at the corners. The whole card opens the game.',
    dos: [
      'Pass the router’s link with `as`, or `as="button"` for what opens in place.',
      'Give the mark its word.',
      'Mark the cards of the first view `isPriority`.',
    ],
    donts: ['Do not put words into the artwork that a reader needs.', 'Do not give a card both marks.'],
    keyboard: [
      ['Tab', 'the card, then its heart'],
      ['Enter on the card', 'opens the game'],
      ['Enter, Space on the heart', 'adds to or removes from the favourites'],
    ],
  }),
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
    canvas.getByRole('link').focus()
    await userEvent.tab()
    await expect(heart).toHaveFocus()
    await userEvent.keyboard(' ')
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
  args: { image: brokenPicture, fallbackImage: `${brokenPicture}BBBB`, isPriority: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}
