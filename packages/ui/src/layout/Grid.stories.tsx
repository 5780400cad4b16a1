import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../testing/guide.ts'
import { Grid } from './Grid.tsx'
import { StoryBox } from './story-box.ts'

const boxes = Array.from({ length: 7 }, (_, index) => <StoryBox key={`${index + 1}`}>{index + 1}</StoryBox>)
const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { children: boxes },
  parameters: guide({
    usage:
      'Equal columns: `games` three to seven cards, `tiles` as many of 240 pixels as fit, `halves` two from a tablet on.',
    dos: ['Choose by its content, not by how many columns you want.'],
    donts: ['Do not use it for a page’s frame.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const Games: Story = { args: { $columns: 'games' } }
export const Tiles: Story = { args: { $columns: 'tiles' } }
export const Halves: Story = { args: { $columns: 'halves' } }
