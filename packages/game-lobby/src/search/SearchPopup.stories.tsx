import { fakeError, makeGameList } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { lobbyScreen, offlineLobbyScreen } from '../testing/lobby-screen.ts'
import { SearchPopup } from './SearchPopup.tsx'

const meta = {
  title: 'Screens/Game lobby/Search',
  component: SearchPopup,
  parameters: screenParameters,
} satisfies Meta<typeof SearchPopup>
export default meta
type Story = StoryObj<typeof meta>

const modal = { kind: 'search' } as const
const searching = (answers: NonNullable<StoryOptions['answers']> = {}) => lobbyScreen('/help', { modal, answers })
const nothing = () => makeGameList([])
/** The popup, once it has faded in. */
const popup = async () => {
  await waitFor(() => expect(getComputedStyle(screen.getByRole('dialog')).opacity).toBe('1'))
  return within(screen.getByRole('dialog'))
}
const opened = async () => void (await popup())

export const NothingTyped: Story = {
  ...searching(),
  play: async () => {
    const inside = await popup()
    await waitFor(() => expect(inside.getByRole('searchbox')).toHaveFocus())
    await waitFor(() => expect(inside.getAllByRole('article')).toHaveLength(12))
  },
}
export const OnAPhone: Story = { ...searching(), globals: onPhone, play: opened }
export const Results: Story = {
  ...searching(),
  play: async ({ userEvent }) => {
    const inside = await popup()
    await userEvent.type(inside.getByRole('searchbox'), 'tide')
    await waitFor(() => expect(inside.getByText(/^60 /)).toBeVisible())
  },
}
export const NoResult: Story = {
  ...searching({ gameList: nothing }),
  play: async ({ userEvent }) => {
    const inside = await popup()
    await userEvent.type(inside.getByRole('searchbox'), 'zzz')
    await waitFor(() => expect(inside.getByText('No game with this name')).toBeVisible())
  },
}
export const Loading: Story = { ...searching({ hotGames: never }), play: opened }
export const Empty: Story = { ...searching({ hotGames: () => ({ list: [] }) }), play: opened }
export const Failed: Story = {
  ...searching(fakeError('hotGames', 'INTERNAL')),
  play: async () => {
    const inside = await popup()
    await waitFor(() => expect(inside.getByRole('alert')).toBeVisible())
  },
}
export const Offline: Story = {
  ...offlineLobbyScreen('/help', { modal }),
  play: async () => {
    const inside = await popup()
    await waitFor(() => expect(inside.getByRole('alert')).toBeVisible())
  },
}
