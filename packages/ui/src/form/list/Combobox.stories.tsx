import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { guide } from '../../testing/guide.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

function Demo(props: ComboboxProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <Combobox {...props} value={value} onChange={change} />
}

const jobs = ['Accountant', 'Builder', 'Cook', 'Driver', 'Engineer', 'Farmer', 'Fisher', 'Nurse', 'Teacher', 'Welder']
const options = [
  ...jobs.map((label) => ({ value: label.toLowerCase(), label })),
  { value: 'croupier', label: 'Croupier', hint: 'may not play here', isDisabled: true },
]

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Occupation',
    hint: 'What you live from',
    options,
    value: '',
    onChange: fn(),
    placeholder: 'Type to search',
    labels: { clear: 'Take the choice away', noMatch: 'Nothing is called that' },
  },
  render: (args) => <Demo {...args} />,
  parameters: guide({
    usage: 'One of many, found by typing a part of its name. Accents and case do not matter.',
    dos: ['Use it from about ten options on.', 'Put options in the order that people expect; matches keep it.'],
    donts: ['Use it for few options: a select or radio buttons are quicker.', 'Take words that are not in the list.'],
    keyboard: [
      ['letters', 'search'],
      ['↓ ↑', 'opens the list, moves in it'],
      ['Enter', 'takes the option'],
      ['Escape', 'closes the list, nothing changes'],
    ],
  }),
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Occupation' })
    await userEvent.tab()
    await expect(screen.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('er{ArrowDown}')
    await expect(screen.getByRole('option', { name: 'Driver' })).toHaveAttribute('data-active')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('driver')
    await expect(field).toHaveValue('Driver')
    await userEvent.click(canvas.getByRole('button', { name: 'Take the choice away' }))
    await expect(field).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
export const Chosen: Story = { args: { value: 'nurse' } }
export const OpenList: Story = {
  args: { value: 'cook' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(screen.getByRole('option', { name: 'Cook' })).toHaveAttribute('aria-selected', 'true')
  },
}
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'wizard')
    await expect(screen.getByText('Nothing is called that')).toBeVisible()
  },
}
export const WithError: Story = { args: { error: 'Choose what you live from', required: true } }
export const Disabled: Story = { args: { value: 'nurse', disabled: true } }
export const ReadOnly: Story = { args: { value: 'nurse', readOnly: true } }
