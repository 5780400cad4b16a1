import { fakeError } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { storyRank } from '../testing/story-rank.ts'
import { Rank } from './Rank.tsx'

const meta = {
  title: 'Screens/Member centre/Rank',
  component: Rank,
  parameters: screenParameters,
} satisfies Meta<typeof Rank>
export default meta
type Story = StoryObj<typeof meta>

const play = async () => void (await risen())
const answers = { playerRank: () => storyRank }
export const Data: Story = { ...memberScreen('playerRank', { answers }), play }
export const OnAPhone: Story = { ...memberScreen('playerRank', { answers }), globals: onPhone, play }
export const Failed: Story = { ...memberScreen('playerRank', { answers: fakeError('playerRank', 'OVERLOADED') }), play }
export const Loading: Story = { ...memberScreen('playerRank', { answers: { playerRank: never } }), play }
export const Offline: Story = { ...offlineMemberScreen('playerRank'), play }
