import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Chip } from '../data/Chip.tsx'
import { GameCard } from '../game/GameCard.tsx'
import { GameCardSkeleton } from '../game/GameCardSkeleton.tsx'
import { storyArt } from '../game/story-art.ts'
import { FireIcon } from '../icon/icons.ts'
import { guide } from '../testing/guide.ts'
import { Rail } from './Rail.tsx'

const names = [
  'Lantern Harvest',
  'Reef Runner',
  'Kite Season',
  'Monsoon Gold',
  'Tea Garden',
  'Paper Tigers',
  'Moon Ferry',
  'Copper Bazaar',
  'River Kings',
  'Starlit Jeepney',
]
const cards = names.map((name, index) => (
  <GameCard
    key={name}
    name={name}
    vendor="Firefly Works"
    image={storyArt(index)}
    href={`#${index}`}
    {...(index === 0 && { mark: { kind: 'hot' as const, label: 'Hot' } })}
  />
))

const meta = {
  title: 'Components/Media/Rail',
  component: Rail,
  args: { title: 'Popular now', labels: { previous: 'Back', next: 'More' }, children: cards },
  parameters: guide({
    usage:
      'A titled row that scrolls sideways: games, categories, filters. A cut-off last item shows that there is more.',
    dos: [
      'Put a link to all into `action`.',
      'Use `item="content"` for chips, `tile` for wide pictures.',
      'Keep the same row while it loads, with skeletons.',
    ],
    donts: ['Do not put a rail into a rail.', 'Do not put essential content at its end.'],
    keyboard: [
      ['Tab', 'the action, the arrows, each item'],
      ['Arrow left, arrow right', 'the item before or after'],
    ],
  }),
} satisfies Meta<typeof Rail>
export default meta
type Story = StoryObj<typeof meta>

export const Games: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Lantern Harvest' }).focus()
    const onwards = document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.keyboard(onwards + onwards)
    await expect(canvas.getByRole('link', { name: 'Kite Season' })).toHaveFocus()
  },
}
export const GamesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    reflow: { skipsPlay: 'Counts cards at the usual text size; with large text there are fewer on purpose.' },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    const inView = (window.innerWidth - 64) / (first?.getBoundingClientRect().width ?? 1)
    await expect(inView).toBeGreaterThan(3)
    await expect(inView).toBeLessThan(3.4)
  },
}
export const Loading: Story = { args: { children: names.map((name) => <GameCardSkeleton key={name} />) } }
export const Categories: Story = {
  args: {
    title: 'Categories',
    isTitleHidden: true,
    item: 'content',
    children: ['Slots', 'Live', 'Fishing', 'Table games', 'Sports', 'Lottery'].map((name, index) => (
      <Chip key={name} isSelected={index === 0} icon={<FireIcon size={18} />}>
        {name}
      </Chip>
    )),
  },
}
