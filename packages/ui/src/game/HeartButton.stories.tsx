import { token } from '@boardwalk/brand-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { guide } from '../testing/guide.ts'
import { HeartButton, type HeartButtonProps } from './HeartButton.tsx'

const Place = styled.div`
  position: relative;
  inline-size: 120px;
  block-size: 120px;
  border-radius: ${token('radius-card')};
  background: ${token('color-hero')};
`
const Toggling = (props: HeartButtonProps) => {
  const [isOn, setOn] = useState(props.isOn)
  return (
    <HeartButton
      isOn={isOn}
      label={isOn ? 'Remove from favourites' : 'Add to favourites'}
      onToggle={() => setOn(!isOn)}
    />
  )
}
const meta = {
  title: 'Components/Media/HeartButton',
  component: HeartButton,
  render: Toggling,
  args: { isOn: false, label: 'Add to favourites', onToggle: () => {} },
  decorators: (Shown) => (
    <Place>
      <Shown />
    </Place>
  ),
  parameters: guide({
    usage: 'Marks a favourite, at the upper end corner of a card, above the link that covers it.',
    dos: ['Name the game and what a press does in the label.'],
    donts: ['Do not show it to who cannot have favourites without offering to sign in.'],
    keyboard: [['Enter, Space', 'adds or removes']],
  }),
} satisfies Meta<typeof HeartButton>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { pressed: false })
    heart.focus()
    await userEvent.keyboard(' ')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveAccessibleName('Remove from favourites')
    await expect(heart.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await userEvent.keyboard('{Enter}')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
}
export const On: Story = { args: { isOn: true } }
