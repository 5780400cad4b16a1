import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckIcon } from '../icon/icons-more.ts'
import { Row } from '../layout/Row.tsx'
import { guide } from '../testing/guide.ts'
import { Badge, tones } from './Badge.tsx'

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  args: { children: 'Paid out' },
  parameters: guide({
    usage: 'A word about the state of the thing beside it. The colour helps; the word says it.',
    dos: ['Use one or two words.', 'Use the same tone for the same state everywhere.'],
    donts: ['Do not show a number with it; that is a CountBadge.', 'Do not make it a button; that is a Chip.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Tones: Story = {
  render: () => (
    <Row>
      {(Object.keys(tones) as (keyof typeof tones)[]).map((tone) => (
        <Badge key={tone} $tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
  ),
}
export const WithIcon: Story = {
  args: {
    $tone: 'positive',
    children: (
      <>
        <CheckIcon size={14} /> Paid out
      </>
    ),
  },
}
export const Long: Story = { args: { $tone: 'warning', children: 'Waiting for your documents and for a second look' } }
