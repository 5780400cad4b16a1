import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

function Demo(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <NumberField {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/Forms/Number field',
  component: NumberField,
  args: { label: 'Amount', hint: 'Two digits after the point', value: '', onChange: fn(), decimals: 2 },
  render: (args) => <Demo {...args} />,
  parameters: guide({
    usage:
      'Digits with the number keyboard of the phone. The value is text from end to end: no amount is ever rounded.',
    dos: ['Set decimals to the minor digits of the currency.', 'Show the symbol as prefix.'],
    donts: ['Turn the value into a Number.', 'Use it for codes or phone numbers.'],
    keyboard: [['0–9 .', 'digits of any script are written as 0 to 9; everything else is left out']],
  }),
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Decimals: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(field, '12a.5x67')
    await expect(field).toHaveValue('12.56')
  },
}
export const Whole: Story = {
  args: { decimals: 0, hint: 'Whole points' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '৪২')
    await expect(args.onChange).toHaveBeenLastCalledWith('42')
  },
}
export const WithPrefix: Story = { args: { prefix: '₱', value: '1000' } }
export const WithError: Story = { args: { value: '5', error: 'At least 100' } }
export const Disabled: Story = { args: { value: '250', disabled: true } }
export const ReadOnly: Story = { args: { value: '250', readOnly: true } }
