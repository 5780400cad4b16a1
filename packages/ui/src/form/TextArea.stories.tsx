import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Components/Forms/Text area',
  component: TextArea,
  args: { label: 'What happened?', hint: 'Name the game and the time, if you can', maxLength: 200 },
  parameters: guide({
    usage: 'Several lines of free text. It grows with what is written and counts when it has a limit.',
    dos: ['Set maxLength to what the server takes.', 'Say in the hint what helps to answer.'],
    donts: ['Use it for a name or a single line.', 'Make it a fixed height that scrolls from the second line on.'],
    keyboard: [
      ['Enter', 'begins a new line'],
      ['Tab', 'leaves the field'],
    ],
  }),
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Counting: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'What happened?' })
    await userEvent.type(field, 'Two lines{Enter}of text')
    await expect(field).toHaveValue('Two lines\nof text')
    await expect(canvas.getByText('17/200')).toBeVisible()
  },
}
export const Full: Story = {
  args: { maxLength: 12, defaultValue: 'Twelve chars', counter: (used, max) => `${used} of ${max}` },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'more')
    await expect(field).toHaveValue('Twelve chars')
    await expect(canvas.getByText('12 of 12')).toBeVisible()
  },
}
export const Growing: Story = {
  args: { defaultValue: 'A longer story.\n'.repeat(6).trim(), maxLength: 2000 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    const isAtMost = field.clientHeight >= window.innerHeight * 0.4 - 4
    await expect(isAtMost || field.scrollHeight - field.clientHeight <= 1).toBe(true)
  },
}
export const WithError: Story = { args: { error: 'Write a few words, so that we can help', note: 'Required' } }
export const Disabled: Story = { args: { defaultValue: 'Sent at 12:04', disabled: true } }
export const ReadOnly: Story = { args: { defaultValue: 'Sent at 12:04', readOnly: true } }
