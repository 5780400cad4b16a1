import { fakeError } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { never } from '../testing/games.ts'
import { inStorefront } from '../testing/in-storefront.tsx'
import { storyAnswers } from '../testing/story-games.ts'
import { SearchPopup } from './SearchPopup.tsx'

const searching = (answers: NonNullable<Parameters<typeof inStorefront>[0]>['answers'] = storyAnswers) =>
  inStorefront({ answers, isSearching: true })

const meta = { title: 'Game lobby/Search', component: SearchPopup } satisfies Meta<typeof SearchPopup>
export default meta
type Story = StoryObj<typeof meta>

const nothing = () => ({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 })
const field = () => screen.findByRole('searchbox')

export const NothingTyped: Story = {
  decorators: [searching()],
  play: async () => {
    await expect(await field()).toHaveFocus()
    await expect(await screen.findAllByRole('article')).toHaveLength(12)
  },
}
export const Results: Story = {
  decorators: [searching()],
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'tide')
    await waitFor(() => expect(screen.getByText(/^60 /)).toBeVisible(), { timeout: 3000 })
  },
}
export const NoResult: Story = {
  decorators: [searching({ ...storyAnswers, gameList: nothing })],
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zzz')
    await waitFor(() => expect(screen.getByText('No game with that name')).toBeVisible(), { timeout: 3000 })
  },
}
export const Loading: Story = { decorators: [searching({ hotGames: never })], play: async () => void (await field()) }
export const Empty: Story = {
  decorators: [searching({ hotGames: () => ({ list: [] }) })],
  play: async () => void (await field()),
}
export const Failed: Story = {
  decorators: [searching(fakeError('hotGames', 'INTERNAL'))],
  play: async () => {
    // The popup fades in.
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  },
}
