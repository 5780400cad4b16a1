import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { UserIcon } from '../icon/icons.ts'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/Forms/Text field',
  component: TextField,
  args: { label: 'User name', hint: '4 to 12 letters and digits', autoComplete: 'username' },
  parameters: guide({
    usage: 'One line of text. Takes what the register() of a form library returns, beside label, hint and error.',
    dos: [
      'Set type, inputMode and autoComplete, so that a phone shows the right keyboard and fills it in.',
      'Say in the error what is wrong and what to do.',
      'Mark the rarer kind: write “optional” as the note where most are required.',
    ],
    donts: ['Use the placeholder as a label.', 'Show an error before the field was left.'],
    keyboard: [
      ['Tab', 'goes in and out'],
      ['Enter', 'sends the form'],
    ],
  }),
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'User name' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('4 to 12 letters and digits')
  },
}
export const WithNoteAndPrefix: Story = {
  args: { note: 'Optional', prefix: <UserIcon size={20} />, placeholder: 'player01' },
}
export const Large: Story = { args: { size: 'large', placeholder: 'player01' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'player01' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'player01' } }
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired()
  },
}
export const LongTexts: Story = {
  args: {
    label: 'A label in the translation of a language with rather long words',
    note: 'Optional, and also long',
    hint: 'A hint of more than one line stays below its field and pushes on what follows, so that nothing is cut off',
    defaultValue: 'averyveryverylongusernamewithoutanyspacesinitatall',
  },
}
export const WithError: Story = {
  args: { error: 'This name is taken. Try another one.', defaultValue: 'player01' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'User name' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('This name is taken. Try another one.')
  },
}

function Late() {
  const [error, setError] = useState('')
  return (
    <Stack $gap="2">
      <TextField
        label="User name"
        error={error}
        onChange={({ target }) => setError(target.value.length < 4 ? 'Too short' : '')}
      />
      <TextField label="Below" />
    </Stack>
  )
}
export const ErrorMovesNothing: Story = {
  render: () => <Late />,
  play: async ({ canvas, userEvent }) => {
    const below = canvas.getByRole('textbox', { name: 'Below' })
    const before = below.getBoundingClientRect().top
    await userEvent.type(canvas.getByRole('textbox', { name: 'User name' }), 'ab')
    await expect(canvas.getByText('Too short')).toBeVisible()
    await expect(below.getBoundingClientRect().top).toBe(before)
  },
}
