import { fakeError, makeGameList } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { lobbyScreen, offlineLobbyScreen } from '../testing/lobby-screen.ts'
import { sportsMenus } from '../testing/sports-menus.ts'
import { storyGames } from '../testing/story-games.ts'
import { SportsPage } from './SportsPage.tsx'

/** Places where games open besides their own page: a sports vendor's page, the popup list of a vendor. */
const meta = {
  title: 'Screens/Game lobby/Sports page and popup list',
  component: SportsPage,
  parameters: screenParameters,
} satisfies Meta<typeof SportsPage>
export default meta
type Story = StoryObj<typeof meta>

const gameMenus = sportsMenus('FB')
export const Sports: Story = {
  ...lobbyScreen('/fbsports', { as: 'member', answers: { gameMenus } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Sports, game window')).toHaveAttribute('sandbox', 'allow-scripts')
  },
}
export const SportsOnAPhone: Story = {
  ...lobbyScreen('/fbsports', { as: 'member', answers: { gameMenus } }),
  globals: onPhone,
}
export const SportsForAVisitor: Story = { ...lobbyScreen('/fbsports', { as: 'visitor', answers: { gameMenus } }) }
export const SportsOpening: Story = {
  ...lobbyScreen('/fbsports', { as: 'member', answers: { gameMenus, launchFb: never } }),
}
export const SportsFailed: Story = {
  ...lobbyScreen('/fbsports', { as: 'member', answers: { gameMenus, ...fakeError('launchFb', 'NOT_FOUND') } }),
}
export const SportsAbsent: Story = {
  ...lobbyScreen('/fbsports', { as: 'member', answers: { gameMenus: sportsMenus('TIDE') } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page does not exist')).toBeVisible()
  },
}
export const SportsOffline: Story = {
  ...offlineLobbyScreen('/fbsports', { as: 'member', answers: { gameMenus } }),
}

const list = '/fish?list=LAOT'
export const PopupList: Story = {
  ...lobbyScreen(list),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /Games of/ })
    await expect((await within(dialog).findAllByRole('article')).length).toBeGreaterThan(0)
  },
}
export const PopupListLoading: Story = { ...lobbyScreen(list, { answers: { gameList: never } }) }
export const PopupListEmpty: Story = {
  ...lobbyScreen(list, { answers: { gameList: () => makeGameList([]) } }),
}
export const PopupListFailed: Story = { ...lobbyScreen(list, { answers: fakeError('gameList', 'INTERNAL') }) }
export const PopupListOfOne: Story = {
  ...lobbyScreen(list, {
    answers: { gameList: () => makeGameList(storyGames(1)) },
  }),
}
