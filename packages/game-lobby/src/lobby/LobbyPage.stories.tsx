import { fakeError, makeVendor } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { never } from '../testing/games.ts'
import { inStorefront } from '../testing/in-storefront.tsx'
import { storyAnswers } from '../testing/story-games.ts'
import { LobbyPage } from './LobbyPage.tsx'

const meta = { title: 'Game lobby/Lobby', component: LobbyPage } satisfies Meta<typeof LobbyPage>
export default meta
type Story = StoryObj<typeof meta>

const houses = ['Nova Games', 'Tide Works', 'Kite and Reed', 'Lantern House', 'Monsoon Studio', 'Pearl Ferry Games']
const gameVendor = () => ({
  list: [
    {
      gameCategory: 'RNG' as const,
      vendors: houses.map((name, n) => makeVendor({ name, vassalage: n === 0 ? 'NOVA' : `HOUSE${n}` })),
    },
  ],
})
const answers = { ...storyAnswers, gameVendor }
const nothing = () => ({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 })

export const Slots: Story = {
  decorators: [inStorefront({ address: '/rng', answers })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(24)
    const more = canvas.getAllByRole('button').at(-1) as HTMLElement
    await userEvent.click(more)
    await expect(await canvas.findByText(/48 .*60/)).toBeVisible()
  },
}
export const OneHouse: Story = { decorators: [inStorefront({ address: '/rng?vendor=NOVA', answers })] }
export const SignedIn: Story = { decorators: [inStorefront({ address: '/rng', answers, signedInAs: 0 })] }
export const Loading: Story = { decorators: [inStorefront({ address: '/live', answers: { gameList: never } })] }
export const NoMatch: Story = {
  decorators: [inStorefront({ address: '/rng?q=zzz', answers: { gameVendor, gameList: nothing } })],
}
export const Empty: Story = { decorators: [inStorefront({ address: '/fish', answers: { gameList: nothing } })] }
export const Failed: Story = {
  decorators: [inStorefront({ address: '/rng', answers: { gameVendor, ...fakeError('gameList', 'INTERNAL') } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
