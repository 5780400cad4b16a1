import { fakeError, fakeId } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { shownDialog } from '../testing/shown-dialog.ts'
import { never, offlineScreen, onPhone, screen, screenParameters } from '../testing/stories.tsx'
import { ChatDrawer } from './ChatDrawer.tsx'
import { chat as feature } from './index.ts'

const meta = {
  title: 'Screens/Shell/Chat',
  component: ChatDrawer,
  parameters: screenParameters,
} satisfies Meta<typeof ChatDrawer>
export default meta
type Story = StoryObj<typeof meta>

const chat = { kind: 'chat' } as const
const features = [feature]
const said = [
  ['p***01', 0, 'Good evening from the market'],
  ['ma***ka', 5, 'Three stars in a row just now'],
  ['you', 0, 'Nicely done'],
  ['ra***vi', 2, 'Where do I find the table games? I looked under slots, and there is only one of them that I know.'],
] as const
const list = said
  .map(([name, level, text], n) => ({
    ...{ id: fakeId(n + 1), room: 'lobby', from: name, name, level, text },
    at: `2026-11-21T10:0${n}:00.000Z`,
    mine: name === 'you',
  }))
  .reverse()
const rules = { headerColour: null as string | null, canSay: true, mutedUntil: null as string | null, ignored: [] }
const rooms = (more: Partial<typeof rules> = {}, ids = ['lobby']) => ({
  chatRooms: () => ({ ...rules, ...more, rooms: ids.map((id) => ({ id, name: id === 'lobby' ? 'Lobby' : 'Lucky' })) }),
  chatHistory: () => ({ list, hasMore: false }),
  chatTicket: never,
})
const shown = async () => within(await shownDialog())
const withLog: NonNullable<Story['play']> = async () => {
  await waitFor(async () => expect((await shown()).getAllByRole('listitem')).toHaveLength(said.length))
}

export const Member: Story = {
  ...screen('/', { as: 'member', modal: chat, features, answers: rooms() }),
  play: withLog,
}
export const OnAPhone: Story = {
  ...screen('/', { as: 'member', modal: chat, features, answers: rooms({}, ['lobby', 'lucky']) }),
  globals: onPhone,
  play: withLog,
}
export const ConfiguredColour: Story = {
  ...screen('/', { as: 'member', modal: chat, features, answers: rooms({ headerColour: '#ffd54f' }) }),
  play: withLog,
}
export const Visitor: Story = {
  ...screen('/', { as: 'visitor', modal: chat, features, answers: rooms({ canSay: false }) }),
  play: withLog,
}
export const Muted: Story = {
  ...screen('/', {
    as: 'member',
    modal: chat,
    features,
    answers: rooms({ canSay: false, mutedUntil: '2026-11-21T10:30:00.000Z' }),
  }),
  play: withLog,
}
export const Empty: Story = {
  ...screen('/', {
    as: 'member',
    modal: chat,
    features,
    answers: { ...rooms(), chatHistory: () => ({ list: [], hasMore: false }) },
  }),
}
export const Loading: Story = { ...screen('/', { as: 'member', modal: chat, features, answers: { chatRooms: never } }) }
export const Refused: Story = {
  ...screen('/', {
    as: 'member',
    modal: chat,
    features,
    answers: { ...rooms(), ...fakeError('chatSay', 'FORBIDDEN', { reason: 'WORDS' }) },
  }),
  play: async (context) => {
    await withLog(context)
    const dialog = await shown()
    await context.userEvent.type(dialog.getByRole('textbox'), 'something rude{Enter}')
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  },
}
export const Offline: Story = {
  ...offlineScreen('/', { as: 'member', modal: chat, features }),
  play: async () => {
    await waitFor(async () => expect((await shown()).getByRole('alert')).toBeVisible())
  },
}
