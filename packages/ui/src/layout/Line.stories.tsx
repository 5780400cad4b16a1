import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { guide } from '../testing/guide.ts'
import { Text } from '../text/Text.tsx'
import { Line, Lines } from './Line.tsx'
import { Stack } from './Stack.tsx'

const lines = [
  ['Phone', 'Added on 3 March 2026'],
  ['A key with a name that is longer than the line of a phone', 'Never used'],
] as const

const meta = {
  title: 'Components/Layout/Line',
  component: Line,
  subcomponents: { Lines },
  parameters: guide({
    usage: 'One thing of a list with its actions, such as a device that is signed in.',
    dos: ['Give each action a name that says which line it changes.'],
    donts: ['Do not put more than two actions on a line.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Line>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Lines aria-label="Keys">
      {lines.map(([name, note]) => (
        <Line key={name}>
          <Stack $gap="1">
            <Text as="span" $weight="bold">
              {name}
            </Text>
            <Text as="span" $size="sm" $tone="muted">
              {note}
            </Text>
          </Stack>
          <Button size="small" variant="outline" aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </Line>
      ))}
    </Lines>
  ),
}
