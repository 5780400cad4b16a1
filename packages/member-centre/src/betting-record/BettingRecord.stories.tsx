import { fakeError, makeBets } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { storyBetPage, storyBets } from '../testing/story-bets.ts'
import { BettingRecord } from './BettingRecord.tsx'

const meta = {
  title: 'Screens/Member centre/Betting record',
  component: BettingRecord,
  parameters: screenParameters,
} satisfies Meta<typeof BettingRecord>
export default meta
type Story = StoryObj<typeof meta>

const page = 'personalHistoryCopy'
const record = (options: StoryOptions = {}, query = '') =>
  memberScreen(page + query, { ...options, answers: { bets: storyBetPage, ...options.answers } })
const shown = async () => void (await risen())
const opened = async () => {
  const [, settled] = await (await risen()).findAllByRole('button', { name: /BT261121/ })
  settled?.click()
}

export const Data: Story = {
  ...record(),
  play: async () => {
    const dialog = await risen()
    await waitFor(() => expect(dialog.getAllByRole('button', { name: /BT261121/ })).toHaveLength(storyBets.length))
  },
}
export const OnAPhone: Story = { ...record(), globals: onPhone, play: shown }
export const FiltersOnAPhone: Story = {
  ...record({}, '&q.category=RNG&q.state=SETTLED'),
  globals: onPhone,
  play: async () => {
    const dialog = await risen()
    ;(await dialog.findByRole('button', { name: /^Filters/ })).click()
  },
}
export const Agent: Story = { ...record({ as: 'agent' }), play: shown }
export const Vip: Story = { ...record({ as: 'vip' }), play: shown }
export const Detail: Story = { ...record(), play: opened }
export const DetailOnAPhone: Story = { ...record(), globals: onPhone, play: opened }
export const DetailLoading: Story = { ...record({ answers: { betDetail: never } }), play: opened }
export const DetailFailed: Story = { ...record({ answers: fakeError('betDetail', 'OVERLOADED') }), play: opened }
export const Filtered: Story = {
  ...record({}, '&q.category=RNG&q.vendor=NOVA&q.state=SETTLED&q.period=month&q.page=2'),
  play: shown,
}
export const Long: Story = {
  ...record({ answers: { bets: () => ({ ...storyBetPage(), totalCount: 100_000, totalPages: 5_000 }) } }),
  play: shown,
}
export const Loading: Story = { ...record({ answers: { bets: never } }), play: shown }
const none = () => makeBets([])
export const Empty: Story = { ...record({ answers: { bets: none } }), play: shown }
export const NoneFound: Story = { ...record({ answers: { bets: none } }, '&q.state=OPEN'), play: shown }
export const Failed: Story = {
  ...record({ answers: fakeError('bets', 'OVERLOADED') }),
  play: async () => {
    const dialog = await risen()
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}
export const Offline: Story = { ...offlineMemberScreen(page), play: shown }

/** Other visitors meet the guard of the shell: no overlay, and the sign-in. */
export const Visitor: Story = { ...record({ as: 'visitor' }), play: shown }
