import { onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { SecurityCenter } from '../security/SecurityCenter.tsx'
import { memberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { storyPage } from '../testing/story-entries.ts'
import { missionAnswers } from '../testing/story-missions.ts'
import { storyRank } from '../testing/story-rank.ts'

const meta = {
  title: 'Screens/Member centre/Personas',
  component: SecurityCenter,
  parameters: screenParameters,
} satisfies Meta<typeof SecurityCenter>
export default meta
type Story = StoryObj<typeof meta>

const as = (persona: NonNullable<StoryOptions['as']>, page = 'securityCenter', options: StoryOptions = {}) =>
  memberScreen(page, { ...options, as: persona })
/** In every language. */
const send = /^(Deposit|Magdeposito|টাকা জমা দিন|जमा करें)$/
const seen = async () => {
  await waitFor(async () => expect((await screen.findAllByRole('dialog')).at(-1)).toBeVisible())
}

/** Without a session the sign-in opens first. */
export const Visitor: Story = { ...as('visitor'), play: seen }
/** A trial account has no member centre; the page asks it to register. */
export const Trial: Story = { ...as('trial') }
/** A member who must change the password does that first. */
export const Restricted: Story = { ...as('restricted'), play: seen }
export const Member: Story = { ...as('member'), play: async () => void (await risen()) }
/** A new player has no money, no rank and nothing proved yet. */
export const NewPlayer: Story = { ...as('newcomer'), play: async () => void (await risen()) }
/** During a break the player remains signed in; a deposit is refused with the end of the break. */
export const OnBreak: Story = {
  ...as('onBreak', 'depositv2'),
  play: async ({ userEvent }) => {
    const dialog = await risen()
    await userEvent.type(await dialog.findByRole('textbox'), '500')
    await userEvent.click(dialog.getByRole('button', { name: send }))
    const asked = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement)
    await userEvent.click(await asked.findByRole('button', { name: send }))
    await expect(await asked.findByRole('alert')).toBeVisible()
  },
}
/** An excluded player can still take the money out, and reads until when. */
export const Excluded: Story = { ...as('excluded', 'withdraw'), play: async () => void (await risen()) }
/** The page of deposits says that they are refused. */
export const ExcludedFromDeposits: Story = { ...as('excluded', 'depositv2'), play: async () => void (await risen()) }
export const Affiliate: Story = { ...as('affiliate'), play: async () => void (await risen()) }
export const Staff: Story = { ...as('staff'), play: async () => void (await risen()) }
/** A member of the club has a page of the rank more. */
export const Vip: Story = {
  ...as('vip', 'playerRank', { answers: { playerRank: () => storyRank } }),
  play: async () => void (await risen()),
}
/** An agent is notified of contracts too. */
export const Agent: Story = { ...as('agent'), play: async () => void (await risen()) }
export const AgentOnAPhone: Story = { ...as('agent'), globals: onPhone, play: async () => void (await risen()) }

/** The day is about to change: dates follow the brand's clock, not the device's. */
export const AMinuteBeforeMidnight: Story = {
  ...as('member', 'transactionHistory', { answers: { transactions: storyPage } }),
  globals: { clock: 'midnight' },
  play: async () => void (await risen()),
}
/** Missions of the week and of the day at the end of the month. */
export const MissionsAtTheEndOfTheMonth: Story = {
  ...as('vip', 'missionLeaderboard', { answers: missionAnswers }),
  globals: { ...onPhone, clock: 'monthEnd' },
  play: async () => void (await risen()),
}
