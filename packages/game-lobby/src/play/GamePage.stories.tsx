import { fakeError, makeGameSession } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { gameAddress } from '../testing/games.ts'
import { lobbyScreen, offlineLobbyScreen } from '../testing/lobby-screen.ts'
import { storyGames } from '../testing/story-games.ts'
import { GamePage } from './GamePage.tsx'

const meta = {
  title: 'Screens/Game lobby/Game',
  component: GamePage,
  parameters: screenParameters,
} satisfies Meta<typeof GamePage>
export default meta
type Story = StoryObj<typeof meta>

const address = gameAddress(1)
const failed: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toBeVisible()
}

export const Open: Story = {
  ...lobbyScreen(address, { as: 'member' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(/Lantern Tide 1/)).toHaveAttribute('sandbox', 'allow-scripts')
    await waitFor(() => expect(canvas.getByTestId('game-balance')).toHaveTextContent('1,000.00'))
  },
}
export const OnAPhone: Story = { ...lobbyScreen(address, { as: 'member' }), globals: onPhone }
export const Visitor: Story = { ...lobbyScreen(address, { as: 'visitor' }) }
export const Trial: Story = { ...lobbyScreen(address, { as: 'trial' }) }
export const Opening: Story = { ...lobbyScreen(address, { as: 'member', answers: { launchGame: never } }) }
export const Refused: Story = {
  ...lobbyScreen(address, { as: 'member', answers: fakeError('launchGame', 'RG_EXCLUDED') }),
}
export const Failed: Story = {
  ...lobbyScreen(address, { as: 'member', answers: fakeError('launchGame', 'UPSTREAM_ERROR') }),
  play: failed,
}
export const FailedWithSuggestions: Story = {
  ...lobbyScreen(address, {
    as: 'member',
    answers: fakeError('launchGame', 'GAME_MAINTENANCE', { until: null, suggest: storyGames(6) }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6)
  },
}
export const Offline: Story = { ...offlineLobbyScreen(address, { as: 'member' }), play: failed }
export const NoGameNamed: Story = { ...lobbyScreen('/game') }

const none = { until: null, kind: null, limit: null, used: null, resetsAt: null }
const session = (over: Parameters<typeof makeGameSession>[0]) => ({ gameSession: () => makeGameSession(over) })

export const Demo: Story = {
  ...lobbyScreen(`${address}&trial=1`, { as: 'member', answers: session({ isDemo: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Demo')).toBeVisible()
  },
}
export const Ahead: Story = {
  ...lobbyScreen(address, { as: 'member', answers: session({ net: '112.50', rounds: 31 }) }),
}
export const StoppedByExclusion: Story = {
  ...lobbyScreen(address, { as: 'member', answers: session({ stop: { ...none, code: 'RG_EXCLUDED' } }) }),
  play: failed,
}
export const StoppedByALimit: Story = {
  ...lobbyScreen(address, {
    as: 'member',
    answers: session({ stop: { ...none, code: 'RG_LIMIT', kind: 'LOSS', limit: '50.00', used: '50.00' } }),
  }),
  play: failed,
}
export const RealityCheck: Story = {
  ...lobbyScreen(address, {
    as: 'member',
    answers: session({ stop: { ...none, code: 'REALITY_CHECK', limit: '60' }, stake: '80.00', net: '-50.00' }),
  }),
  play: async () => void (await screen.findByRole('dialog')),
}
export const StandingUnknown: Story = {
  ...lobbyScreen(address, { as: 'member', answers: { gameSession: never } }),
}
const inWindow = `${address}&open=window`
export const WindowOfItsOwn: Story = { ...lobbyScreen(inWindow, { as: 'member' }) }
export const WindowBlocked: Story = {
  ...lobbyScreen(inWindow, { as: 'member' }),
  play: async ({ canvas, userEvent }) => {
    const open = window.open
    window.open = () => null
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the window' }))
    await expect(await canvas.findByText('The browser blocked the window')).toBeVisible()
    window.open = open
  },
}
