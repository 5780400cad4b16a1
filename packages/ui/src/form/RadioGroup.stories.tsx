import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Badge } from '../data/Badge.tsx'
import { guide } from '../testing/guide.ts'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

function Demo(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <RadioGroup {...props} value={value} onChange={change} />
}

const reasons = [
  { value: 'received', label: 'All of it arrived' },
  { value: 'partly', label: 'A part arrived', hint: 'You tell us how much' },
  { value: 'none', label: 'Nothing arrived', hint: 'Have a picture of the statement ready' },
]
const meta = {
  title: 'Components/Forms/Radio group',
  component: RadioGroup,
  args: {
    label: 'Did your withdrawal arrive?',
    hint: 'Look at the account first',
    options: reasons,
    value: '',
    onChange: fn(),
  },
  render: (args) => <Demo {...args} />,
  parameters: guide({
    usage:
      'One of two to about six, each with room for a second line. As cards where a choice has a price, a logo or a consequence of its own.',
    dos: ['Put the most common answer first.', 'Say in the second line what follows from the choice.'],
    donts: ['Use it for a setting that takes effect at once: that is a switch.', 'List more than six; use a select.'],
    keyboard: [
      ['Tab', 'goes to the chosen one, or the first, and out again'],
      ['↓ → ↑ ←', 'chooses the next or the previous one'],
      ['Space', 'chooses the one with focus'],
    ],
  }),
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('partly')
    await expect(canvas.getByRole('radio', { name: /A part/ })).toBeChecked()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Look at the account first')
  },
}
export const Cards: Story = {
  args: {
    label: 'How do you want to pay?',
    hint: '',
    variant: 'cards',
    value: 'wallet',
    options: [
      { value: 'wallet', label: 'E-wallet', hint: 'Within a minute', aside: <Badge $tone="positive">No fee</Badge> },
      { value: 'bank', label: 'Bank transfer', hint: 'Within an hour' },
      { value: 'card', label: 'Card', hint: 'Not in your region', isDisabled: true },
    ],
  },
}
export const WithError: Story = {
  args: { error: 'Choose one to go on', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Did your withdrawal arrive?' })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Choose one to go on')
  },
}
export const Disabled: Story = { args: { value: 'partly', disabled: true } }
