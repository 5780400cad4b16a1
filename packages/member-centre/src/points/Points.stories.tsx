import { fakeError } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, screen as whole, within } from 'storybook/test'
import { offlinePointsScreen, pointsScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { pointAnswers } from '../testing/story-points.ts'
import { Mall } from './Mall.tsx'

const meta = {
  title: 'Screens/Member centre/Points mall',
  component: Mall,
  parameters: screenParameters,
} satisfies Meta<typeof Mall>
export default meta
type Story = StoryObj<typeof meta>

const screen = (page: string) => pointsScreen(page, { answers: pointAnswers })
const shown = async () => void (await risen())

/** A bonus that requires a number, with an empty field. */
export const Redeem: Story = {
  ...screen('mall'),
  play: async () => {
    const page = await risen()
    const card = within(await page.findByRole('article', { name: '₱100.00 bonus' }))
    await userEvent.click(card.getByRole('button', { name: 'Redeem' }))
    const dialog = within(await whole.findByRole('dialog', { name: '₱100.00 bonus' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Redeem' }))
    await waitFor(() => expect(dialog.getByText('Enter your transaction password.')).toBeVisible())
  },
}
export const MallOnAPhone: Story = { ...screen('mall'), globals: onPhone, play: shown }
export const Convert: Story = { ...screen('convert'), play: shown }
export const HistoryOnAPhone: Story = { ...screen('history'), globals: onPhone, play: shown }
export const Details: Story = { ...screen('details'), play: shown }
export const Failed: Story = {
  ...pointsScreen('mall', { answers: { ...pointAnswers, ...fakeError('pointRewards', 'OVERLOADED') } }),
  play: shown,
}
export const Loading: Story = {
  ...pointsScreen('mall', { answers: { ...pointAnswers, pointRewards: never } }),
  play: shown,
}
export const NothingToRedeem: Story = {
  ...pointsScreen('mall', {
    answers: {
      ...pointAnswers,
      pointRewards: () => ({ list: [], pageNo: 1, pageSize: 20, totalCount: 0, totalPages: 0 }),
    },
  }),
  play: shown,
}
export const Offline: Story = { ...offlinePointsScreen('mall'), play: shown }
