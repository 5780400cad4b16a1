import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: 'Sound' },
  parameters: guide({
    usage: 'A setting that takes effect at once.',
    dos: ['Name the thing that is on or off: “Sound”.'],
    donts: ['Use it in a form that has to be sent: that is a checkbox.', 'Change its name with its state.'],
    keyboard: [['Space', 'turns it on or off']],
  }),
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Sound' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
  },
}
export const On: Story = { args: { defaultChecked: true } }
export const LongLabel: Story = {
  args: {
    label: 'Tell me by message when a promotion of a game that I marked as a favourite begins',
    defaultChecked: true,
  },
}
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
