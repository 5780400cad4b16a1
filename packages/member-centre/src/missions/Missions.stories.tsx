import { fakeError } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { missionAnswers } from '../testing/story-missions.ts'
import { Missions } from './Missions.tsx'

const meta = {
  title: 'Screens/Member centre/Missions',
  component: Missions,
  parameters: screenParameters,
} satisfies Meta<typeof Missions>
export default meta
type Story = StoryObj<typeof meta>

const page = 'missionLeaderboard'
const play = async () => void (await risen())

/** A mission in each state, the leaderboard, and a reward that was claimed. */
export const Claimed: Story = {
  ...memberScreen(page, { answers: missionAnswers }),
  play: async () => {
    const dialog = await risen()
    await userEvent.click(await dialog.findByRole('button', { name: 'Claim' }))
    await waitFor(() => expect(dialog.getByText(/is in your main wallet/)).toBeVisible())
  },
}
export const OnAPhone: Story = { ...memberScreen(page, { answers: missionAnswers }), globals: onPhone, play }
export const Empty: Story = { ...memberScreen(page), play }
export const Failed: Story = { ...memberScreen(page, { answers: fakeError('missionSummary', 'OVERLOADED') }), play }
export const Loading: Story = { ...memberScreen(page, { answers: { missionSummary: never } }), play }
export const Offline: Story = { ...offlineMemberScreen(page), play }
