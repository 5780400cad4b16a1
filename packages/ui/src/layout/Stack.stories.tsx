import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../testing/guide.ts'
import { Stack } from './Stack.tsx'
import { StoryBox } from './story-box.ts'

const boxes = ['One', 'Two', 'Three'].map((name) => <StoryBox key={name}>{name}</StoryBox>)
const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: { children: boxes },
  parameters: guide({
    usage: 'Children below each other, with one gap from the scale.',
    dos: ['Let the stack keep the distances; children have no margins of their own.'],
    donts: ['Do not use it for lists of equal things; `as="ul"` makes it one.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Gaps: Story = {
  render: () => (
    <Stack $gap="8">
      {(['1', '3', '5', '8'] as const).map((gap) => (
        <Stack key={gap} $gap={gap}>
          {boxes}
        </Stack>
      ))}
    </Stack>
  ),
}
export const Aligned: Story = { args: { $align: 'center' } }
