import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { guide } from '../testing/guide.ts'
import { Text } from '../text/Text.tsx'
import { Divider } from './Divider.tsx'
import { Row } from './Row.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  parameters: guide({
    usage: 'A line between two matters, with a word in it where there is a choice.',
    dos: ['Try a larger gap first.'],
    donts: ['Do not frame things with it.', 'Do not put a heading into it.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Divider>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {
  render: () => (
    <Stack>
      <Text>Above</Text>
      <Divider />
      <Text>Below</Text>
      <Divider tone="strong" />
      <Text>Another matter</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('separator')).toHaveLength(2)
  },
}
export const WithAWord: Story = {
  render: () => (
    <Stack>
      <Button isFullWidth>Sign in with a password</Button>
      <Divider>or</Divider>
      <Button isFullWidth variant="outline">
        Sign in with a code
      </Button>
    </Stack>
  ),
}
export const Vertical: Story = {
  render: () => (
    <Row>
      <Text>Left</Text>
      <Divider isVertical />
      <Text>Right</Text>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical')
  },
}
