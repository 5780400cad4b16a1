import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Components/Data/Progress',
  component: Progress,
  args: { label: 'Documents sent', value: 3, max: 8, valueText: '3 of 8' },
  parameters: guide({
    usage:
      'How far something is: an upload, a mission, a limit that fills. Without a value it is indeterminate. For steps with names there is the Stepper.',
    dos: ['Say the value in words with `valueText`.', 'Use a ring where there is no room for a line.'],
    donts: ['Do not use it for loading a page; that is a Skeleton.', 'Do not let it run backwards without a word why.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Bar: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Documents sent' })
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 8')
    await expect((bar as HTMLProgressElement).position).toBeCloseTo(0.375)
  },
}
export const UnknownBar: Story = { args: { label: 'Sending', value: undefined, valueText: undefined } }
export const BarOnly: Story = { args: { isLabelHidden: true } }
export const Ends: Story = {
  render: () => (
    <Stack>
      <Progress label="Not begun" value={0} valueText="0 %" />
      <Progress label="Done" value={100} valueText="Done" tone="positive" />
      <Progress label="Too much" value={140} valueText="140 of 100" />
      <Progress label="Stopped" value={60} valueText="Stopped at 60 %" tone="negative" />
    </Stack>
  ),
}
export const Rings: Story = {
  args: { shape: 'ring' },
  render: (args) => (
    <Row>
      <Progress {...args} size={32} />
      <Progress {...args} />
      <Progress {...args} size={112} value={8} valueText="8 of 8" tone="positive" />
      <Progress label="Not begun" shape="ring" value={0} valueText="0 %" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')[1]).toHaveAttribute('aria-valuenow', '38')
  },
}
export const UnknownRing: Story = { args: { shape: 'ring', label: 'Sending', value: undefined, valueText: undefined } }
