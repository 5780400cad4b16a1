import type { Promotion } from '@boardwalk/api-client'
import { fakeError, fakeId, makePromotion } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { defineFeature } from '../../feature-contract.ts'
import { offlineScreen, onPhone, screen, screenParameters } from '../../testing/stories.tsx'
import { PromotionsPage } from './PromotionsPage.tsx'

const meta = {
  title: 'Screens/Shell/Promotions',
  component: PromotionsPage,
  parameters: screenParameters,
} satisfies Meta<typeof PromotionsPage>
export default meta
type Story = StoryObj<typeof meta>

const states = [
  ...(['COMING_SOON', 'JOIN', 'JOINED', 'APPLYING', 'PROCESSING', 'CLAIM'] as const),
  ...(['CLAIMED', 'ISSUED', 'REJECTED', 'SIGNED', 'CLOSED'] as const),
]
const offers: Promotion[] = states.map((state, n) =>
  makePromotion(
    {
      state,
      kind: 'JOIN',
      title: `An evening of lanterns, part ${n + 1}`,
      type: n % 2 ? 'DAILY' : 'EVENT',
      endsAt: '2026-12-24T12:00:00.000Z',
    },
    n + 1,
  ),
)
const types = [
  { code: 'DAILY', label: 'Daily' },
  { code: 'EVENT', label: 'Events' },
  { code: 'RARE', label: 'Rare' },
]
const answers = { promotions: () => ({ types, list: offers }) }

export const EveryState: Story = {
  ...screen('/promotions', { answers }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(states.length)
    await userEvent.click(canvas.getByRole('tab', { name: 'Daily' }))
    await expect(canvas.getAllByRole('article').length).toBeLessThan(states.length)
    await userEvent.keyboard('{Home}')
    await expect(canvas.getAllByRole('article')).toHaveLength(states.length)
  },
}
export const OnAPhone: Story = { ...screen('/promotions', { answers }), globals: onPhone }
export const NoneOfAType: Story = { ...screen('/promotions?type=RARE', { answers }) }
export const Loading: Story = { ...screen('/promotions', { network: 'silent' }) }
export const Empty: Story = { ...screen('/promotions', { answers: { promotions: () => ({ types, list: [] }) } }) }
export const Failed: Story = {
  ...screen('/promotions', { answers: fakeError('promotions', 'INTERNAL') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Offline: Story = {
  ...offlineScreen('/promotions'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

const detail = `/promoDetail?id=${fakeId(1)}`
const content =
  '<p>Every evening at eight the market lights its lanterns.</p><p>Nothing has to be bought to take part.</p>'
const detailAnswers = { promotion: () => ({ ...makePromotion({ endsAt: '2026-12-24T12:00:00.000Z' }), content }) }
export const Detail: Story = {
  ...screen(detail, { answers: detailAnswers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing has to be bought/)).toBeVisible()
  },
}
export const DetailOnAPhone: Story = { ...screen(detail, { answers: detailAnswers }), globals: onPhone }
export const DetailLoading: Story = { ...screen(detail, { network: 'silent' }) }
export const DetailFailed: Story = { ...screen(detail, { answers: fakeError('promotion', 'INTERNAL') }) }
export const DetailGone: Story = { ...screen(detail, { answers: fakeError('promotion', 'NOT_FOUND') }) }
export const DetailWithAFeature: Story = {
  ...screen(detail, {
    answers: detailAnswers,
    features: [
      defineFeature({
        name: 'joining',
        lazy: async () => ({ promotion: [({ promotion }) => <p>A feature acts on “{promotion.title}” here.</p>] }),
      }),
    ],
  }),
}
