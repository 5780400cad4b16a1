import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Components/Choices',
  component: Checkbox,
  args: { label: 'I have read the rules and am old enough to play' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Agreement: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText(/I have read/))
    await expect(box).toBeChecked()
  },
}
export const AgreementMissing: Story = { args: { error: 'Tick this to go on' } }
export const AgreementDisabled: Story = { args: { disabled: true, defaultChecked: true } }
export const Setting: Story = {
  render: () => <Switch label="Sound" />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Sound' })
    await userEvent.click(control)
    await expect(control).toBeChecked()
  },
}

const modes = [
  { value: 'name', label: 'User name' },
  { value: 'phone', label: 'Phone' },
] as const
function Modes() {
  const [value, setValue] = useState<'name' | 'phone'>('name')
  return <SegmentedControl label="Sign in with" options={modes} value={value} onChange={setValue} />
}
export const Segments: Story = {
  render: () => <Modes />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'User name' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked()
  },
}
