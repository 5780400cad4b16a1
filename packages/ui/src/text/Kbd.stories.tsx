import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../testing/guide.ts'
import { Kbd } from './Kbd.tsx'
import { Text } from './Text.tsx'

const meta = {
  title: 'Components/Layout/Kbd',
  component: Kbd,
  args: { children: '/' },
  parameters: guide({
    usage: 'A key of the keyboard, in a sentence or beside what it does.',
    dos: ['Write one key per Kbd.'],
    donts: ['Do not show keys on a phone.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const OneKey: Story = {}
export const InASentence: Story = {
  render: () => (
    <Text>
      <Kbd>/</Kbd> opens the search, <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> does too, and <Kbd>Esc</Kbd> closes it.
    </Text>
  ),
}
