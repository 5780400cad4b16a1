import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'

function Demo(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <SegmentedControl {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/Forms/Segmented control',
  component: SegmentedControl,
  args: {
    label: 'Sign in with',
    options: [
      { value: 'name', label: 'User name' },
      { value: 'phone', label: 'Phone' },
    ],
    value: 'name',
    onChange: fn(),
  },
  render: (args) => <Demo {...args} />,
  parameters: guide({
    usage: 'One of two to four short choices, all in sight; what is below changes at once.',
    dos: ['Keep each to a word or two.'],
    donts: [
      'Use it for pages: those are tabs or links.',
      'Use it where nothing may be chosen yet: those are radio buttons.',
    ],
    keyboard: [
      ['Tab', 'goes to the chosen one'],
      ['→ ↓ ← ↑', 'chooses the next or the previous one'],
    ],
  }),
} satisfies Meta<typeof SegmentedControl<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('radio', { name: 'User name' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('phone')
  },
}
export const Four: Story = {
  args: {
    label: 'Games',
    value: 'all',
    options: [
      { value: 'all', label: 'All games' },
      { value: 'hot', label: 'Popular' },
      { value: 'fav', label: 'My favourites' },
      { value: 'recent', label: 'Played lately' },
    ],
  },
}
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'name', label: 'User name' },
      { value: 'phone', label: 'Phone', isDisabled: true },
    ],
  },
}
