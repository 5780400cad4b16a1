import {
  type FakeDeposit,
  fakeError,
  makeBankDeposit,
  makeDeposit,
  makeDepositMethods,
  makeDepositOffer,
  makeDeposits,
  NOW,
} from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { Deposit } from './Deposit.tsx'

const meta = {
  title: 'Screens/Member centre/Deposit',
  component: Deposit,
  parameters: screenParameters,
} satisfies Meta<typeof Deposit>
export default meta
type Story = StoryObj<typeof meta>

const finishedAt = '2026-11-20T10:05:00.000Z'
const ended = (over: Partial<FakeDeposit>, n: number) =>
  makeDeposit({ refNo: `DP261120-000000000${n}`, finishedAt, next: null, ...over })
const closed = [
  ended(
    {
      ...{ status: 'APPROVED', paid: '400.00', credited: '396.00', fee: '4.00' },
      steps: [{ status: 'APPROVED', at: finishedAt, actor: 'OPERATOR', reason: null }],
    },
    1,
  ),
  ended(
    {
      ...{ status: 'FAILED', reason: 'PROVIDER' },
      steps: [
        { status: 'PENDING', at: finishedAt, actor: 'PLAYER', reason: null },
        { status: 'FAILED', at: finishedAt, actor: 'PROVIDER', reason: 'PROVIDER' },
      ],
    },
    2,
  ),
  ended({ status: 'EXPIRED', reason: 'EXPIRED' }, 3),
  ended({ status: 'CANCELLED', reason: 'PLAYER' }, 4),
  ended({ status: 'REJECTED', reason: 'OPERATOR' }, 5),
]
const rgLimit = {
  window: 'WEEK',
  value: '5000.00',
  remaining: '1200.00',
  resetsAt: '2026-11-22T16:00:00.000Z',
} as const
const answers: StoryOptions['answers'] = {
  depositMethods: () => makeDepositMethods({ rgLimit }),
  deposits: ({ state }) => makeDeposits(state === 'OPEN' ? [makeDeposit()] : closed),
}

export const EveryState: Story = {
  ...memberScreen('depositv2', { answers }),
  play: async () => void (await (await risen()).findAllByText('Arrived')),
}
const offer = makeDepositOffer()
const withOffer = makeDepositMethods()
const bonusAnswers: StoryOptions['answers'] = {
  depositMethods: () => ({ ...withOffer, list: withOffer.list.map((one) => ({ ...one, promos: [offer] })) }),
  deposits: ({ state }) =>
    makeDeposits(
      state === 'OPEN'
        ? [makeDeposit({ promo: offer })]
        : [
            ended({ status: 'APPROVED', paid: '500.00', credited: '500.00', promo: offer, bonus: '250.00' }, 1),
            ended({ status: 'APPROVED', paid: '500.00', credited: '500.00', promo: offer }, 2),
          ],
    ),
}
/** A bonus offer is chosen by the player alone: no offer is the default. */
export const BonusOfferOnAPhone: Story = {
  ...memberScreen('depositv2', { answers: bonusAnswers }),
  globals: onPhone,
  play: async () => {
    const dialog = await risen()
    const [, , , none, chosen] = await dialog.findAllByRole('radio')
    await expect(none).toBeChecked()
    await userEvent.click(chosen as HTMLElement)
    await userEvent.type(dialog.getByRole('textbox'), '400')
    await dialog.findByText(/200\.00.*1,?000\.00/)
    await userEvent.click(dialog.getByRole('button', { name: /^(Deposit|Magdeposito|টাকা জমা দিন|जमा करें)$/ }))
    const asked = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement)
    await asked.findByText(offer.rule)
  },
}

const slips: StoryOptions['answers'] = {
  deposits: ({ state }) =>
    makeDeposits(
      state === 'CLOSED'
        ? []
        : [
            makeBankDeposit({ refNo: 'DP261121-0000000011' }),
            makeBankDeposit({ refNo: 'DP261121-0000000012', slip: { sentAt: NOW, left: 4 } }),
            makeBankDeposit({ refNo: 'DP261121-0000000013', slip: { sentAt: NOW, left: 0 } }),
          ],
    ),
}
/** A bank transfer without its payment slip, one under review, and one whose slip cannot be replaced again. */
export const BankTransfers: Story = {
  ...memberScreen('depositv2', { answers: slips }),
  globals: onPhone,
  play: async () => void (await (await risen()).findAllByText('Slip sent, waiting for review')),
}
/** The picture is chosen and shown before it is sent. */
export const SlipChosen: Story = {
  ...BankTransfers,
  play: async () => {
    await userEvent.click(await (await risen()).findByRole('button', { name: 'Send the payment slip' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Payment slip' }))
    const drawn = await new OffscreenCanvas(120, 160).getContext('2d')?.canvas.convertToBlob()
    await userEvent.upload(
      await asked.findByLabelText(/^Payment slip/),
      new File([drawn ?? ''], 'slip.png', { type: 'image/png' }),
    )
    await expect(await asked.findByText('slip.png')).toBeVisible()
    await waitFor(() => expect(asked.queryByRole('progressbar')).toBeNull())
  },
}
export const NothingYetOnAPhone: Story = {
  ...memberScreen('depositv2'),
  globals: onPhone,
  play: async () => {
    const dialog = await risen()
    await userEvent.click(await dialog.findByRole('button', { name: 'Deposit' }))
    await dialog.findByText('No deposits yet')
  },
}
export const Loading: Story = {
  ...memberScreen('depositv2', { answers: { depositMethods: never, deposits: never } }),
  play: async () => void (await risen()),
}
export const Failed: Story = {
  ...memberScreen('depositv2', { answers: fakeError('depositMethods', 'OVERLOADED') }),
  play: async () => void (await (await risen()).findByRole('alert')),
}
export const Offline: Story = { ...offlineMemberScreen('depositv2'), play: async () => void (await risen()) }
