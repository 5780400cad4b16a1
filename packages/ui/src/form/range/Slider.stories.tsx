import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { guide } from '../../testing/guide.ts'
import { Slider, type SliderProps } from './Slider.tsx'

function Demo(props: SliderProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: number) => {
    setValue(next)
    props.onChange(next)
  }
  return <Slider {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  args: {
    label: 'Remind me after',
    hint: 'A message during play',
    min: 15,
    max: 240,
    step: 15,
    value: 60,
    onChange: fn(),
    format: (minutes) => `${minutes} minutes`,
  },
  render: (args) => <Demo {...args} />,
  parameters: guide({
    usage: 'A rough amount between two ends, such as a time or a volume.',
    dos: ['Give the value in words; a screen reader says them.', 'Choose a step that a thumb can hit.'],
    donts: ['Use it for money: amounts are typed and never pass through a number.'],
    keyboard: [
      ['→ ↑', 'one step more (← from right to left)'],
      ['← ↓', 'one step less'],
      ['Page Up, Page Down', 'a tenth of the way'],
      ['Home, End', 'goes to the least or the most'],
    ],
  }),
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Minutes: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: /Remind me after/ })
    await expect(slider).toHaveAttribute('aria-valuetext', '60 minutes')
    await expect(getComputedStyle(slider).getPropertyValue('--share')).toBe('20%')
    await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Least: Story = { args: { value: 15 } }
export const Most: Story = { args: { value: 240 } }
export const WithError: Story = { args: { error: 'The law asks for a reminder every hour', value: 240 } }
export const Disabled: Story = { args: { disabled: true } }
