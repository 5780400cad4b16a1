import { fakeError, makeLimit, makeProtection } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { offlineSafetyScreen, safetyScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { Limits } from './Limits.tsx'

const meta = {
  title: 'Screens/Member centre/Player safety',
  component: Limits,
  parameters: screenParameters,
} satisfies Meta<typeof Limits>
export default meta
type Story = StoryObj<typeof meta>

const at = (day: number) => `2026-11-${day}T16:00:00.000Z`
const pending = { value: '800.00', effectiveAt: at(21), expiresAt: at(27), isReady: true }
const answers = {
  limits: () =>
    makeProtection({
      limits: [makeLimit({ pending }), makeLimit({ kind: 'SESSION', window: 'WEEK', value: '600', used: '600' })],
      timeoutUntil: at(28),
    }),
}
const play = async () => void (await screen.findByRole('dialog'))

export const LimitsOfAPlayer: Story = { ...safetyScreen('limits', { answers }), play }
export const NoLimitsOnAPhone: Story = { ...safetyScreen('limits'), globals: onPhone, play }
export const Loading: Story = { ...safetyScreen('limits', { answers: { limits: never } }), play }
export const Exclusion: Story = {
  ...safetyScreen('breaks', { answers }),
  play: async ({ userEvent }) => {
    const dialog = await risen()
    await userEvent.click(await dialog.findByRole('button', { name: 'Exclude yourself' }))
    await screen.findByText(/You cannot play or deposit until/)
  },
}
export const AnswersMissing: Story = {
  ...safetyScreen('assessment'),
  play: async ({ userEvent }) => {
    const dialog = await risen()
    await userEvent.click(await dialog.findByRole('button', { name: 'Show result' }))
    await dialog.findAllByText('Choose an answer.')
  },
}
export const ActivityLoading: Story = { ...safetyScreen('limits', { answers: { activity: never } }), play }
export const ActivityFailed: Story = {
  ...safetyScreen('limits', { answers: fakeError('activity', 'OVERLOADED') }),
  play,
}
export const Failed: Story = { ...safetyScreen('limits', { answers: fakeError('limits', 'OVERLOADED') }), play }
export const Offline: Story = { ...offlineSafetyScreen('limits'), play }
