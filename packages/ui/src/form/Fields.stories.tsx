import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent as user } from 'storybook/test'
import { UserIcon } from '../icon/icons.ts'
import { Stack } from '../layout/Stack.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { Select } from './Select.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/Fields',
  component: TextField,
  args: { label: 'User name', hint: '4 to 12 letters and digits', autoComplete: 'username' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}
export const WithNoteAndPrefix: Story = {
  args: { note: 'Optional', prefix: <UserIcon size={20} />, placeholder: 'player01' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'player01' } }
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
  play: async ({ canvas }) => {
    const below = canvas.getByRole('textbox', { name: 'Below' })
    const before = below.getBoundingClientRect().top
    await user.type(canvas.getByRole('textbox', { name: 'User name' }), 'ab')
    await expect(canvas.getByText('Too short')).toBeVisible()
    await expect(below.getBoundingClientRect().top).toBe(before)
  },
}

export const Password: Story = {
  render: () => (
    <PasswordField label="Password" labels={{ show: 'Show password', hide: 'Hide password' }} defaultValue="secret-1" />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('secret-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

function Amount() {
  const [value, setValue] = useState('')
  return <NumberField label="Amount" value={value} onChange={setValue} decimals={2} hint="Two digits after the point" />
}
export const Digits: Story = {
  render: () => <Amount />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(field, '12a.5x67')
    await expect(field).toHaveValue('12.56')
  },
}

const islands = [
  { value: 'luzon', label: 'Luzon' },
  { value: 'visayas', label: 'Visayas' },
  { value: 'mindanao', label: 'Mindanao', isDisabled: true },
]
export const Choice: Story = {
  render: () => <Select label="Island" options={islands} placeholder="Choose one" defaultValue="" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Island' })
    await userEvent.selectOptions(field, 'visayas')
    await expect(field).toHaveValue('visayas')
  },
}
