import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Components/Layout/Heading',
  component: Heading,
  args: { children: 'Popular now' },
  parameters: guide({
    usage: 'A title. `level` is its place in the outline, `size` how it looks; the two are chosen apart.',
    dos: ['Have one level 1 per page and skip no level.'],
    donts: ['Do not choose a level for its size.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['display', 'page', 'section', 'card'] as const).map((size) => (
        <Heading key={size} size={size}>
          Twelve new games to try with play money
        </Heading>
      ))}
    </Stack>
  ),
}
export const LevelApartFromSize: Story = {
  args: { level: 3, size: 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible()
  },
}
