import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { FireIcon } from '../icon/icons.ts'
import { Row } from '../layout/Row.tsx'
import { guide } from '../testing/guide.ts'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Components/Data/Chip',
  component: Chip,
  args: { children: 'Jackpot' },
  parameters: guide({
    usage: 'A short choice in a row: a filter that is on or off, or, with `as`, a link to a category.',
    dos: ['Put several into a `Rail` with `item="content"` when they may not fit.', 'Keep the words to one line.'],
    donts: ['Do not use it for one of a few that must be chosen; that is a SegmentedControl.'],
    keyboard: [
      ['Tab', 'each chip'],
      ['Enter, Space', 'turns a filter on or off; Enter follows a link'],
    ],
  }),
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

function Filters() {
  const [chosen, setChosen] = useState('All')
  return (
    <Row>
      {['All', 'Jackpot', 'Table games', 'Arcade'].map((name) => (
        <Chip key={name} isSelected={chosen === name} onClick={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
    </Row>
  )
}
export const FiltersInARow: Story = {
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Arcade' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Arcade', pressed: true })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'All', pressed: false })).toBeVisible()
  },
}
export const WithIcon: Story = { args: { isSelected: false, icon: <FireIcon size={18} /> } }
export const Selected: Story = { args: { isSelected: true } }
export const AsLink: Story = {
  render: () => (
    <Row>
      <Chip as="a" href="#slots" isSelected>
        Slots
      </Chip>
      <Chip as="a" href="#live">
        Live
      </Chip>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Live' })).not.toHaveAttribute('aria-current')
  },
}
