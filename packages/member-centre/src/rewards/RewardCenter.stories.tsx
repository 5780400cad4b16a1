import { fakeError, fakeId, makeApplication, makePromotion, makeReward } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { RewardCenter } from './RewardCenter.tsx'

const meta = {
  title: 'Screens/Member centre/Reward centre',
  component: RewardCenter,
  parameters: screenParameters,
} satisfies Meta<typeof RewardCenter>
export default meta
type Story = StoryObj<typeof meta>

const wagering = { times: 3, required: '60.00', done: '15.00', percent: 25 }
const list = [
  makeReward(),
  makeReward({ status: 'CLAIMED', type: 'BONUS', source: 'PROMO', title: 'Lantern week', wagering }, 2),
  makeReward({ status: 'ISSUED', level: 2, refNo: 'RW261121-0000000001' }, 3),
  makeReward({ status: 'CLOSED' }, 4),
]
const answers = { rewards: () => ({ list, badge: 1, pageNo: 1, pageSize: 20, totalCount: 4, totalPages: 1 }) }
const play = async () => {
  const page = await risen()
  await page.findByText('Lantern week')
}
export const Rewards: Story = { ...memberScreen('rewardCenter', { answers }), play }
export const RewardsOnAPhone: Story = { ...memberScreen('rewardCenter', { answers }), globals: onPhone, play }
/** A member of the club with several rewards, missions and a raffle that wait. */
export const ClaimingAll: Story = {
  ...memberScreen('rewardCenter', {
    as: 'vip',
    answers: {
      ...{ rewards: () => ({ ...answers.rewards(), badge: 2 }), missionSummary: () => ({ badge: 2, list: [] }) },
      promotions: () => ({
        types: [],
        list: [makePromotion({ kind: 'RAFFLE', state: 'CLAIM', title: 'Lantern draw' })],
      }),
    },
  }),
  play: async () => {
    const page = await risen()
    await page.findByText('Lantern week')
  },
}
/** One application in review, one of them rejected with the operator's reason. */
const applied = [
  { ...makeApplication(), promotionId: fakeId(1), title: 'Your lantern' },
  {
    ...makeApplication({ status: 'REJECTED', reason: 'The picture is too dark.', refNo: 'PA261121-0000000002' }),
    ...{ promotionId: fakeId(2), title: 'The friendly table' },
  },
]
export const Applied: Story = {
  ...memberScreen('rewardCenter', {
    answers: {
      ...answers,
      promotionApplications: () => ({ list: applied, pageNo: 1, pageSize: 5, totalCount: 2, totalPages: 1 }),
    },
  }),
  globals: onPhone,
  play: async () => {
    const page = await risen()
    await page.findByText('The picture is too dark.')
  },
}
export const Nothing: Story = {
  ...memberScreen('rewardCenter', {
    answers: { rewards: () => ({ ...answers.rewards(), list: [], badge: 0, totalCount: 0, totalPages: 0 }) },
  }),
  play: async () => void (await risen()),
}
export const Failed: Story = {
  ...memberScreen('rewardCenter', { answers: fakeError('rewards', 'OVERLOADED') }),
  play: async () => void (await risen()),
}
export const Loading: Story = {
  ...memberScreen('rewardCenter', { answers: { rewards: never } }),
  play: async () => void (await risen()),
}
export const Offline: Story = { ...offlineMemberScreen('rewardCenter'), play: async () => void (await risen()) }
