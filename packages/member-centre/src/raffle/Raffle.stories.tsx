import { onPhone, screenParameters, screen as shown } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { memberCentre } from '../index.ts'
import { rafflePage, storyRaffle } from '../testing/story-rank.ts'
import { Raffle } from './Raffle.tsx'

const meta = {
  title: 'Screens/Member centre/Raffle',
  component: Raffle,
  parameters: screenParameters,
} satisfies Meta<typeof Raffle>
export default meta
type Story = Pick<StoryObj, 'play' | 'globals' | 'parameters' | 'render'>

const raffle = (chances: number) =>
  shown(rafflePage, {
    ...{ as: 'member', features: [memberCentre] },
    answers: { promotion: () => storyRaffle(chances) },
  })

/** A prize that was just drawn. */
export const Won: Story = {
  ...raffle(2),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use a chance' }))
    await waitFor(() => expect(screen.getByText(/^You won/)).toBeVisible())
  },
}
export const NoChanceOnAPhone: Story = {
  ...raffle(0),
  globals: onPhone,
  play: async () => {
    await waitFor(() => expect(screen.getByText('You have 0 chances.')).toBeVisible())
  },
}
