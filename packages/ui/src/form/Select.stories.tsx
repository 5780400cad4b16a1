import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { Select } from './Select.tsx'

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: {
    label: 'Island',
    placeholder: 'Choose one',
    defaultValue: '',
    options: [
      { value: 'luzon', label: 'Luzon' },
      { value: 'visayas', label: 'Visayas' },
      { value: 'mindanao', label: 'Mindanao', isDisabled: true },
    ],
  },
  parameters: guide({
    usage: 'One of about four to twenty. It is the platform’s own list, the best one on a phone.',
    dos: ['Leave nothing chosen where a default would be a guess.'],
    donts: ['Use it for two or three options: show them.', 'Use it for a hundred: let people search.'],
    keyboard: [
      ['Space, ↓', 'opens the list'],
      ['letters', 'go to the option that begins so'],
      ['Enter', 'takes it'],
    ],
  }),
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Island' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.selectOptions(field, 'visayas')
    await expect(field).toHaveValue('visayas')
  },
}
export const Chosen: Story = { args: { defaultValue: 'luzon', hint: 'Where you live' } }
export const WithError: Story = { args: { error: 'Choose where you live', required: true } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'luzon' } }
