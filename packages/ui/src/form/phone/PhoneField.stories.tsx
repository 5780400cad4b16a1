import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { guide } from '../../testing/guide.ts'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const countries = [
  { code: 'BD', name: 'Bangladesh', dialling: '880' },
  { code: 'BN', name: 'Brunei', dialling: '673' },
  { code: 'KH', name: 'Cambodia', dialling: '855' },
  { code: 'CA', name: 'Canada', dialling: '1' },
  { code: 'CI', name: 'Côte d’Ivoire', dialling: '225' },
  { code: 'IN', name: 'India', dialling: '91' },
  { code: 'ID', name: 'Indonesia', dialling: '62' },
  { code: 'MY', name: 'Malaysia', dialling: '60' },
  { code: 'NP', name: 'Nepal', dialling: '977' },
  { code: 'PK', name: 'Pakistan', dialling: '92' },
  { code: 'PH', name: 'Philippines', dialling: '63' },
  { code: 'SG', name: 'Singapore', dialling: '65' },
  { code: 'TH', name: 'Thailand', dialling: '66' },
  { code: 'US', name: 'United States of America', dialling: '1' },
  { code: 'VN', name: 'Viet Nam', dialling: '84' },
]

function Demo(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: typeof value) => {
    setValue(next)
    props.onChange(next)
  }
  return <PhoneField {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/Forms/Phone field',
  component: PhoneField,
  args: {
    label: 'Mobile number',
    hint: 'We send a code to this number',
    placeholder: 'Up to 10 digits',
    maxDigits: 10,
    countries,
    labels: { country: 'Country', noMatch: 'No country is called that' },
    value: { dialling: '63', number: '' },
    onChange: fn(),
  },
  render: (args) => <Demo {...args} />,
  parameters: guide({
    usage:
      'A phone number with its dialling code. The list of countries opens when it gets focus, is searched by name, letters or digits, and closes 200 ms after the focus has left.',
    dos: [
      'Name the most digits in the placeholder.',
      'Give only the countries that the server accepts; a single one becomes plain text.',
      'Let people paste a whole number: +63 917 123 4567 picks its country itself.',
    ],
    donts: ['Ask for the leading plus or spaces.', 'Write flags instead of names.'],
    keyboard: [
      ['Tab', 'goes from the country to the number'],
      ['letters, digits', 'search the countries'],
      ['↓ ↑', 'opens the list, moves in it'],
      ['Page Down, Page Up', 'moves by eight'],
      ['Enter', 'selects the country and moves to the number'],
      ['Escape', 'closes the list'],
    ],
  }),
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '(917) 123-4567')
    await expect(args.onChange).toHaveBeenLastCalledWith({ dialling: '63', number: '9171234567' })
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.tab()
    await expect(country).toHaveFocus()
    await expect(screen.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('ban{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ dialling: '880', number: '' })
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus()
  },
}
export const OpenList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }))
    await expect(screen.getByRole('option', { name: /Philippines/ })).toHaveAttribute('aria-selected', 'true')
  },
}
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'atlantis')
    await expect(screen.getByText('No country is called that')).toBeVisible()
  },
}
export const ClosesAfterBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }))
    await userEvent.tab()
    await expect(screen.getByRole('listbox')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
export const OneCountry: Story = { args: { countries: countries.filter(({ code }) => code === 'PH') } }
export const WithError: Story = {
  args: { value: { dialling: '63', number: '917' }, error: 'A mobile number has 10 digits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toBeInvalid()
  },
}
export const Disabled: Story = { args: { value: { dialling: '63', number: '9171234567' }, disabled: true } }
export const ReadOnly: Story = { args: { value: { dialling: '63', number: '9171234567' }, readOnly: true } }
