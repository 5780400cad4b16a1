import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../testing/guide.ts'
import { Row } from './Row.tsx'
import { Stack } from './Stack.tsx'
import { StoryBox } from './story-box.ts'

const boxes = ['One', 'Two with more to say', 'Three', 'Four', 'Five'].map((name) => (
  <StoryBox key={name}>{name}</StoryBox>
))
const meta = {
  title: 'Components/Layout/Row',
  component: Row,
  args: { children: boxes },
  parameters: guide({
    usage: 'Children in a row, which wrap to the next line.',
    dos: ['Leave wrapping on; large type and small phones need it.'],
    donts: ['Do not build tables with it.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Row>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Justified: Story = {
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'space-between'] as const).map((justify) => (
        <Row key={justify} $justify={justify}>
          <StoryBox>{justify}</StoryBox>
          <StoryBox>Two</StoryBox>
        </Row>
      ))}
    </Stack>
  ),
}
