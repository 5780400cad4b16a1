import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I have read the rules and am old enough to play' },
  parameters: guide({
    usage: 'Yes or no, sent with the form; one of several that do not exclude each other.',
    dos: ['Word it so that ticked means yes.', 'Let the words be pressed too; links inside stay links.'],
    donts: ['Use it for something that takes effect at once: that is a switch.'],
    keyboard: [['Space', 'ticks it or takes the tick away']],
  }),
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText(/I have read/))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}
export const Ticked: Story = { args: { defaultChecked: true } }
export const Partly: Story = {
  args: { label: 'All vendors', isPartly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}
export const WithError: Story = {
  args: { error: 'Tick this to go on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick this to go on')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
