import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { OwnWords } from './OwnWords.tsx'
import { Text } from './Text.tsx'

const meta = {
  title: 'Components/Layout/OwnWords',
  component: OwnWords,
  args: { children: 'Salamat po!' },
  parameters: guide({
    usage: 'Words that a player, an agent or an operator wrote, beside the texts of the page.',
    dos: ['Use it for notes, comments, reasons and replies.'],
    donts: ['Do not use it for texts whose language is known: they name theirs.'],
    keyboard: [],
  }),
} satisfies Meta<typeof OwnWords>
export default meta
type Story = StoryObj<typeof meta>

/** Screen readers do not read them with the voice of the page's language. */
export const InASentence: Story = {
  render: ({ children }) => (
    <Text>
      You wrote: <OwnWords>{children}</OwnWords>
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Salamat po!')).toHaveAttribute('lang', '')
  },
}
export const FromRightToLeft: Story = { args: { children: 'شكرا!' } }
