import { fakeError, makeGameSheet, NOW } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { lobbyScreen, offlineLobbyScreen } from '../testing/lobby-screen.ts'
import { storyGames } from '../testing/story-games.ts'
import { GameSheet } from './GameSheet.tsx'

const meta = {
  title: 'Screens/Game lobby/Game sheet',
  component: GameSheet,
  parameters: screenParameters,
} satisfies Meta<typeof GameSheet>
export default meta
type Story = StoryObj<typeof meta>

const [game] = storyGames(1)
const about = (over: Parameters<typeof makeGameSheet>[0] = {}) =>
  makeGameSheet({ ...(game && { game }), suggestions: storyGames(6, 2), ...over })
const address = '/rng?sheet=NOVA.lantern-tide-1'
const sheet = (answers: NonNullable<StoryOptions['answers']> = {}, options: StoryOptions = {}) =>
  lobbyScreen(address, { ...options, answers: { gameSheet: () => about(), ...answers } })
/** The sheet, once it has risen. */
const risen = async () => {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  return dialog
}

export const Data: Story = {
  ...sheet(),
  play: async () => {
    const dialog = await risen()
    await waitFor(() => expect(dialog).toHaveTextContent('96.42%'))
  },
}
export const OnAPhone: Story = { ...sheet(), globals: onPhone, play: async () => void (await risen()) }
export const Played: Story = {
  ...sheet({ gameSheet: () => about({ mine: { net: '-12.50', rounds: 1204, lastPlayedAt: NOW } }) }, { as: 'member' }),
  play: async () => {
    const dialog = await risen()
    await waitFor(() => expect(dialog).toHaveTextContent('1,204'))
  },
}
export const UnderMaintenance: Story = {
  ...sheet({
    gameSheet: () => about({ vendor: { code: 'NOVA', name: 'Nova Games', status: 'MAINTENANCE', until: NOW } }),
  }),
  play: async () => void (await risen()),
}
export const Loading: Story = { ...sheet({ gameSheet: never }), play: async () => void (await risen()) }
export const Missing: Story = {
  ...sheet(fakeError('gameSheet', 'NOT_FOUND')),
  play: async () => void (await risen()),
}
export const Failed: Story = {
  ...sheet(fakeError('gameSheet', 'INTERNAL')),
  play: async () => {
    const dialog = await risen()
    await waitFor(() => expect(dialog.querySelector('[role="alert"]')).not.toBeNull())
  },
}
export const Offline: Story = {
  ...offlineLobbyScreen(address),
  play: async () => void (await risen()),
}
