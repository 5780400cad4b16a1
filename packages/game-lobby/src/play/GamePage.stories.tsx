import { fakeError } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { gameAddress, never } from '../testing/games.ts'
import { inStorefront } from '../testing/in-storefront.tsx'
import { storyGames } from '../testing/story-games.ts'
import { GamePage } from './GamePage.tsx'

const meta = {
  title: 'Game lobby/Game',
  component: GamePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GamePage>
export default meta
type Story = StoryObj<typeof meta>

const address = gameAddress(1)

export const Visitor: Story = { decorators: [inStorefront({ address })] }
export const Opening: Story = {
  decorators: [inStorefront({ address, signedInAs: 0, answers: { launchGame: never } })],
}
export const Open: Story = {
  decorators: [inStorefront({ address, signedInAs: 0 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(/game window/)).toHaveAttribute('sandbox', 'allow-scripts')
    await expect(await canvas.findByTestId('game-balance')).toHaveTextContent('1,000.00')
  },
}
export const Refused: Story = {
  decorators: [inStorefront({ address, signedInAs: 0, answers: fakeError('launchGame', 'RG_EXCLUDED') })],
}
export const Failed: Story = {
  decorators: [inStorefront({ address, signedInAs: 0, answers: fakeError('launchGame', 'UPSTREAM_ERROR') })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const FailedWithSuggestions: Story = {
  decorators: [
    inStorefront({
      address,
      signedInAs: 0,
      answers: fakeError('launchGame', 'GAME_MAINTENANCE', { until: null, suggest: storyGames(6) }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6)
  },
}
export const NoGameNamed: Story = { decorators: [inStorefront({ address: '/game' })] }
