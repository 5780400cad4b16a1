import { fakeError } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { protectedFacts, storyLogins, storyPasskeys, storySessions } from '../testing/story-security.ts'
import { SecurityCenter } from './SecurityCenter.tsx'

const meta = {
  title: 'Screens/Member centre/Account & security',
  component: SecurityCenter,
  parameters: screenParameters,
} satisfies Meta<typeof SecurityCenter>
export default meta
type Story = StoryObj<typeof meta>

const page = 'securityCenter'
const shown = async () => void (await screen.findByRole('progressbar'))
/** Opens an entry by its place in the list, because the words differ with the brand. */
const open = (icon: number) => async () => {
  await shown()
  const list = screen.getAllByRole('list').find((each) => each.querySelector('button[aria-haspopup]'))
  await userEvent.click(list?.querySelectorAll('button')[icon] as Element)
}
const answers = { security: () => protectedFacts, logins: storyLogins, sessions: storySessions }

export const Protected: Story = { ...memberScreen(page, { answers }), play: shown }
export const OnAPhone: Story = { ...memberScreen(page), globals: onPhone, play: shown }
export const Failed: Story = {
  ...memberScreen(page, { answers: fakeError('security', 'OVERLOADED') }),
  play: async () => void (await screen.findByRole('dialog')),
}
/** The secret of an authenticator app: picture, link, letters, code. */
export const SettingUpAnApp: Story = {
  ...memberScreen(page),
  globals: onPhone,
  play: async () => {
    await open(4)()
    const submit = () => document.querySelector<HTMLElement>('form[method="post"] button[type="submit"]')
    // The form's code loads with its first opening.
    await waitFor(() => expect(submit()).toBeVisible())
    await userEvent.click(submit() as Element)
    await waitFor(() => expect(document.querySelector('form :is(img, [role="img"])')).toBeVisible())
  },
}
/** Each channel proves a change: the old number, then the new one. */
export const ChangingANumber: Story = { ...memberScreen(page, { answers }), play: open(2) }

/** A forgotten transaction password: proof, code and the new one, or the ways to get a proof. */
const forget = async () => {
  await open(1)()
  // The first button with a text; those that show a password have only a name.
  const button = () =>
    [...document.querySelectorAll<HTMLElement>('form[method="post"] button[type="button"]')].find(
      (each) => each.textContent,
    )
  await waitFor(() => expect(button()).toBeVisible())
  await userEvent.click(button() as Element)
}
const radios = () => waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(3))
const resetting = async () => {
  await forget()
  await radios()
}
export const ResettingThePassword: Story = { ...memberScreen(page, { answers }), play: resetting }
export const ResettingOnAPhone: Story = { ...memberScreen(page, { answers }), globals: onPhone, play: resetting }
export const NoWayToReset: Story = {
  ...memberScreen(page, { answers: { ...answers, security: () => ({ ...protectedFacts, payResets: [] }) } }),
  play: async () => {
    await forget()
    await waitFor(() => expect(screen.getAllByRole('status').at(-1)).toBeVisible())
  },
}

const openPasskeys = async () => {
  await open(6)()
  await waitFor(() => expect(screen.getAllByRole('dialog').at(-1)?.querySelectorAll('li')).toHaveLength(2))
}
const withPasskeys = { answers: { ...answers, passkeys: storyPasskeys } }
export const Passkeys: Story = { ...memberScreen(page, withPasskeys), play: openPasskeys }
export const PasskeysOnAPhone: Story = { ...memberScreen(page, withPasskeys), globals: onPhone, play: openPasskeys }
/** The name of a passkey, before the browser's dialog. */
export const AddingAPasskey: Story = {
  ...memberScreen(page, { answers }),
  play: async () => {
    await open(6)()
    const dialog = () => screen.getAllByRole('dialog').at(-1)
    await waitFor(() => expect(dialog()?.querySelectorAll('button').length).toBeGreaterThan(1))
    await userEvent.click([...(dialog()?.querySelectorAll('button') ?? [])].at(-1) as Element)
    await waitFor(() => expect(document.querySelector('form[method="post"] input')).toBeVisible())
  },
}

/** Notices by channel; without a mailbox the switches of e-mails are off. */
const openNotices = async () => {
  await shown()
  const lists = screen.getAllByRole('list').filter((each) => each.querySelector('button[aria-haspopup]'))
  await userEvent.click(lists[1]?.querySelectorAll('button')[1] as Element)
  await waitFor(() => expect(screen.getAllByRole('switch')[0]).toBeVisible())
}
export const Notifications: Story = { ...memberScreen(page, { answers }), play: openNotices }
export const NotificationsWithoutEmail: Story = {
  ...memberScreen(page, {
    answers: {
      ...answers,
      notices: () => ({
        list: [
          { channel: 'INBOX', topic: 'MONEY', isOn: true },
          { channel: 'EMAIL', topic: 'PROMO', isOn: true },
        ],
        hasEmail: false,
      }),
    },
  }),
  globals: onPhone,
  play: openNotices,
}
export const Loading: Story = {
  ...memberScreen(page, { answers: { security: never } }),
  play: async () => void (await screen.findByRole('dialog')),
}
export const Offline: Story = {
  ...offlineMemberScreen(page),
  play: async () => void (await screen.findByRole('dialog')),
}
