import type { Promotion } from '@boardwalk/api-client'
import { onPhone, type StoryOptions, screenParameters, screen as shown } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { memberCentre } from '../index.ts'
import { offerPage, storyOffer } from '../testing/story-offers.ts'
import { TakePart } from './TakePart.tsx'

const meta = {
  title: 'Screens/Member centre/Taking part',
  component: TakePart,
  parameters: screenParameters,
} satisfies Meta<typeof TakePart>
export default meta
type Story = Pick<StoryObj, 'play' | 'globals' | 'parameters' | 'render'>

const offer = (
  state: Promotion['state'],
  promotion: Partial<Promotion> = {},
  as: NonNullable<StoryOptions['as']> = 'member',
) =>
  shown(offerPage, { ...{ as, features: [memberCentre] }, answers: { promotion: () => storyOffer(state, promotion) } })
const seen = async () => {
  await waitFor(() => expect(screen.getByRole('heading', { name: /^(terms|mga tuntunin|শর্ত|शर्तें)$/i })).toBeVisible())
}
const opened = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible())
}

export const ToJoin: Story = { ...offer('JOIN'), play: () => opened(/^(Join|Sumali|যোগ দিন|शामिल हों)$/) }
export const ToApplyOnAPhone: Story = {
  ...offer('JOIN', { kind: 'APPLY' }),
  globals: onPhone,
  play: () => opened(/^(Apply|Mag-apply|আবেদন করুন|आवेदन करें)$/),
}
export const Joined: Story = { ...offer('JOINED'), play: seen }
export const WithADeposit: Story = { ...offer('JOIN', { kind: 'DEPOSIT' }), play: seen }
export const ToClaim: Story = { ...offer('CLAIM'), play: seen }
export const Claimed: Story = { ...offer('CLAIMED'), play: seen }
export const Applying: Story = { ...offer('APPLYING'), play: seen }
export const RejectedOnAPhone: Story = { ...offer('REJECTED'), globals: onPhone, play: seen }
export const CheckedIn: Story = { ...offer('SIGNED'), play: seen }
export const ComingSoon: Story = { ...offer('COMING_SOON'), play: seen }
export const Closed: Story = { ...offer('CLOSED'), play: seen }
/** A visitor reads the terms; joining asks to sign in. */
export const Visitor: Story = { ...offer('JOIN', {}, 'visitor'), play: seen }
