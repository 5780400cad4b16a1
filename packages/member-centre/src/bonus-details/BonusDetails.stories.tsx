import { fakeError, makeBonuses } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { storyBonuses } from '../testing/story-bonuses.ts'
import { BonusDetails } from './BonusDetails.tsx'

const meta = {
  title: 'Screens/Member centre/Bonus details',
  component: BonusDetails,
  parameters: screenParameters,
} satisfies Meta<typeof BonusDetails>
export default meta
type Story = StoryObj<typeof meta>

const page = 'bonusDetails'
const record = (answers: StoryOptions['answers'] = {}, query = '') =>
  memberScreen(page + query, {
    answers: {
      bonuses: () => makeBonuses(storyBonuses, { summary: { amount: '80.00', converted: '12.40' } }),
      ...answers,
    },
  })
const play: Story['play'] = async () => void (await (await risen()).findByRole('button', { name: /RW261118/ }))
const opened = async () => (await (await risen()).findByRole('button', { name: /RW261118/ })).click()

export const Data: Story = { ...record(), play }
export const OnAPhone: Story = { ...record(), globals: onPhone, play }
export const Detail: Story = { ...record(), play: opened }
export const DetailOnAPhone: Story = { ...record(), globals: onPhone, play: opened }
const ask: Story['play'] = async () => {
  const page = await risen()
  await userEvent.click(await page.findByRole('button', { name: /RW261121/ }))
  await userEvent.click(await page.findByRole('button', { name: 'Give up this bonus' }))
}
const asked = async () => within(await within(document.body).findByRole('dialog', { name: 'Give up this bonus?' }))
const confirm: Story['play'] = async (context) => {
  await ask(context)
  await userEvent.click((await asked()).getByRole('button', { name: 'Give up this bonus' }))
}

export const GivingUp: Story = { ...record(), play: ask }
export const GivingUpOnAPhone: Story = { ...record(), globals: onPhone, play: ask }
export const GivingUpSends: Story = { ...record({ giveUpBonus: never }), play: confirm }
export const GivenUp: Story = {
  ...record(),
  play: async (context) => {
    await confirm(context)
    await (await asked()).findByText('You gave up this bonus.')
  },
}
export const GivingUpIsRefused: Story = {
  ...record(fakeError('giveUpBonus', 'STATE_INVALID', { status: 'WAGERED' })),
  play: async (context) => {
    await confirm(context)
    await (await asked()).findByText(/^The wagering is complete/)
  },
}
export const Loading: Story = { ...record({ bonuses: never }), play: async () => void (await risen()) }
const none = () => makeBonuses([], { summary: { amount: '0.00', converted: '0.00' } })
export const Empty: Story = { ...record({ bonuses: none }), play: async () => void (await risen()) }
export const NoneFound: Story = {
  ...record({ bonuses: none }, '&q.state=FORFEITED'),
  play: async () => void (await risen()),
}
export const Failed: Story = {
  ...record(fakeError('bonuses', 'OVERLOADED')),
  play: async () => void (await (await risen()).findByRole('alert')),
}
export const Offline: Story = { ...offlineMemberScreen(page), play: async () => void (await risen()) }
