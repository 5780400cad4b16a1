import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { guide } from '../../testing/guide.ts'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'

function Demo(props: CodeFieldProps) {
  const [code, setCode] = useState(props.value)
  const change = (next: string) => {
    setCode(next)
    props.onChange(next)
  }
  return <CodeField {...props} value={code} onChange={change} />
}

const meta = {
  title: 'Components/Forms/Code field',
  component: CodeField,
  args: {
    label: 'Code from the message',
    hint: 'Sent to +63 917 ••• 4567',
    value: '',
    onChange: fn(),
    onComplete: fn(),
  },
  render: (args) => <Demo {...args} />,
  parameters: guide({
    usage:
      'Takes a code that was sent by message. It is one input drawn as cells, so that a phone suggests the code and a pasted message is parsed.',
    dos: [
      'Send the code in onComplete; no button needs to be pressed.',
      'Empty the value and set an error when the code was wrong.',
      'Say in the hint where the code went.',
    ],
    donts: ['Use it for a password or an amount.', 'Clear it while the player is typing.'],
    keyboard: [
      ['0–9', 'fills the active cell and moves to the next'],
      ['← →', 'goes to the cell beside it'],
      ['Home, End', 'goes to the first or the last cell'],
      ['Backspace', 'takes away the digit'],
      ['Ctrl + V', 'takes the code out of the pasted text'],
    ],
  }),
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from the message' })
    await userEvent.click(field)
    await userEvent.keyboard('12a3456')
    await expect(field).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}
export const Correcting: Story = {
  args: { value: '123456' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.keyboard('{Home}{ArrowRight}9')
    await expect(field).toHaveValue('193456')
    await userEvent.keyboard('{End}{Backspace}')
    await expect(field).toHaveValue('19345')
  },
}
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('Your code is 123 456. It is good for 5 minutes.')
    await expect(field).toHaveValue('123456')
  },
}
export const Partly: Story = { args: { value: '123' } }
export const WithError: Story = {
  args: { value: '123456', error: 'This code is not right. Ask for a new one.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('This code is not right. Ask for a new one.')
  },
}
export const FourDigits: Story = { args: { length: 4 } }
export const Disabled: Story = { args: { value: '12', disabled: true } }
export const ReadOnly: Story = { args: { value: '123456', readOnly: true } }
