import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import styled from 'styled-components'
import { guide } from '../testing/guide.ts'
import { Stepper } from './Stepper.tsx'

const Narrow = styled.div`max-inline-size: 20rem;`

const steps = [
  { id: 'name', label: 'User name', note: 'amihan22' },
  { id: 'phone', label: 'Telephone' },
  { id: 'limits', label: 'Limits', note: 'You may change them later' },
  { id: 'done', label: 'Ready to play' },
]
const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: { label: 'Registration', steps, current: 'phone', labels: { done: '(done)', error: '(needs your attention)' } },
  parameters: guide({
    usage: 'Where one is in a task of a few steps. Beside each other where there is room, below each other on a phone.',
    dos: ['Name each step in a word or two.', 'Say in `note` what is wrong when a step has the state `error`.'],
    donts: ['Do not use it for more than six steps.', 'Do not use it to switch between views; those are Tabs.'],
    keyboard: [
      ['Tab', 'the steps that are done, when `onStep` makes them a way back'],
      ['Enter, Space', 'goes back to the step'],
    ],
  }),
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Second: Story = {
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('listitem')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('(done)')).toBeInTheDocument()
  },
}
export const WithWayBack: Story = {
  args: { current: 'limits', onStep: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStep).toHaveBeenCalledWith('phone')
  },
}
export const SomethingIsWrong: Story = {
  args: {
    current: 'limits',
    steps: steps.map((step) =>
      step.id === 'phone' ? { ...step, state: 'error', note: 'The code has run out' } : step,
    ),
  },
}
export const AllDone: Story = { args: { current: null } }
export const First: Story = { args: { current: 'name' } }
export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
}
