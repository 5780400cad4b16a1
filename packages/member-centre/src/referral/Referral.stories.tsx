import { fakeError } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { Referral } from './Referral.tsx'

const meta = {
  title: 'Screens/Member centre/Invite friends',
  component: Referral,
  parameters: screenParameters,
} satisfies Meta<typeof Referral>
export default meta
type Story = StoryObj<typeof meta>

const play = async () => {
  const page = await risen()
  await page.findByText('lu***')
}
export const Friends: Story = { ...memberScreen('referral'), play }
export const FriendsOnAPhone: Story = { ...memberScreen('referral'), globals: onPhone, play }
export const Failed: Story = {
  ...memberScreen('referral', { answers: fakeError('referral', 'OVERLOADED') }),
  play: async () => void (await risen()),
}
export const NoFriendsYet: Story = {
  ...memberScreen('referral', {
    answers: { referralList: () => ({ list: [], pageNo: 1, pageSize: 20, totalCount: 0, totalPages: 0 }) },
  }),
  play: async () => void (await risen()),
}
export const Loading: Story = {
  ...memberScreen('referral', { answers: { referral: never } }),
  play: async () => void (await risen()),
}
export const Offline: Story = { ...offlineMemberScreen('referral'), play: async () => void (await risen()) }
