import { fakeError, makeFacets, makeGameList, makeVendor } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { lobbyScreen, offlineLobbyScreen } from '../testing/lobby-screen.ts'
import { storyGames } from '../testing/story-games.ts'
import { LobbyPage } from './LobbyPage.tsx'

const meta = {
  title: 'Screens/Game lobby/Lobby',
  component: LobbyPage,
  parameters: screenParameters,
} satisfies Meta<typeof LobbyPage>
export default meta
type Story = StoryObj<typeof meta>

const names = ['Nova Games', 'Tide Works', 'Kite and Reed', 'Lantern House', 'Monsoon Studio', 'Pearl Ferry Games']
const vendors = names.map((name, n) => makeVendor({ name, vassalage: n === 0 ? 'NOVA' : `VENDOR${n}` }))
const gameVendor = () => ({ list: [{ gameCategory: 'RNG' as const, vendors }] })
const nothing = () => makeGameList([])

const lobby = (address: string, options: StoryOptions = {}) =>
  lobbyScreen(address, { ...options, answers: { gameVendor, ...options.answers } })

export const Slots: Story = {
  ...lobby('/rng'),
  play: async ({ canvas, userEvent }) => {
    // Only the cards near the view are in the page, so the test reads the list's own length.
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0))
    const main = canvas.getByRole('main')
    const said = () => main.querySelector('p[role="status"]')?.textContent
    const before = said()
    await expect(before).toBeTruthy()
    await userEvent.click([...main.querySelectorAll('button')].at(-1) as HTMLElement)
    await waitFor(() => expect(said()).not.toBe(before))
  },
}
const withVendors = (path: string, count: number): Story => {
  const list = Array.from({ length: count }, (_, n) => makeVendor({ name: `Vendor ${n + 1}`, vassalage: `VENDOR${n}` }))
  return lobby(path, { answers: { gameVendor: () => ({ list: [{ gameCategory: 'RNG' as const, vendors: list }] }) } })
}
export const FiveVendors: Story = withVendors('/fish', 5)
export const SevenVendors: Story = withVendors('/rng', 7)
export const ElevenVendors: Story = withVendors('/pvp', 11)
/** The active filters are above the list. */
export const Chips: Story = { ...lobby('/rng?volatility=3,5&flag=NEW&minBet=0.1&q=tide') }
export const Narrowing: Story = {
  ...lobby('/rng?volatility=3'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const panelButton = () => canvas.getByRole('main').querySelector<HTMLElement>('button[aria-expanded="false"]')
    await waitFor(() => expect(panelButton()).toBeVisible())
    await userEvent.click(panelButton() as HTMLElement)
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('fieldset input[type="checkbox"]')).toBeVisible(),
    )
  },
}
export const OnAPhone: Story = { ...lobby('/rng'), globals: onPhone }
export const OneVendor: Story = { ...lobby('/rng?vendor=NOVA') }
export const Member: Story = { ...lobby('/rng', { as: 'member' }) }
export const Loading: Story = {
  ...lobby('/live', { answers: { gameList: never } }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('status', { busy: true })).length).toBeGreaterThan(0)
  },
}
export const NoMatch: Story = { ...lobby('/rng?q=zzz', { answers: { gameList: nothing } }) }
/** A name without a match, and the suggested spelling. */
export const Recovered: Story = {
  ...lobby('/rng?q=zzz', {
    answers: {
      gameList: nothing,
      gameSearch: () => ({
        ...{ games: storyGames(6), total: 6, nextCursor: null, facets: makeFacets() },
        ...{ corrected: 'lantern', relaxed: [], suggestions: [] },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0))
  },
}
export const Empty: Story = { ...lobby('/fish', { answers: { gameList: nothing, gameVendor: () => ({ list: [] }) } }) }
export const Failed: Story = {
  ...lobby('/rng', { answers: fakeError('gameList', 'INTERNAL') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Offline: Story = {
  ...offlineLobbyScreen('/rng'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
