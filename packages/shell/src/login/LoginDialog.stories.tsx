import { fakeError } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { shownDialog } from '../testing/shown-dialog.ts'
import { never, offlineScreen, onPhone, screen, screenParameters } from '../testing/stories.tsx'
import { switched } from '../testing/switched.ts'
import { LoginDialog } from './LoginDialog.tsx'

const meta = {
  title: 'Screens/Shell/Sign in',
  component: LoginDialog,
  parameters: screenParameters,
} satisfies Meta<typeof LoginDialog>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const modal = { kind: 'login' } as const
const everything = switched({ verifyCodeLogin: true, freePlay: true, directRegistration: true, agentCentre: true })
const open = (answers = {}) => screen('/help', { modal, answers: { ...everything, ...answers } })

const dialog = async () => within(await shownDialog())
/** The button of the form in sight, in any language. */
const submitButton = async () => {
  const found = await page.findByRole('dialog')
  const forms = [...found.querySelectorAll('form')].filter((form) => form.checkVisibility())
  return forms[0]?.querySelector('[type="submit"]') as Element
}
/** Fills the form and sends it. */
const signIn: Play = async ({ userEvent }) => {
  const form = await dialog()
  const [name] = form.getAllByRole('textbox')
  await userEvent.type(name as Element, 'player01')
  await userEvent.type(document.querySelector('input[type="password"]') as Element, 'Boardwalk-1')
  await userEvent.click(await submitButton())
}
const openCodes: Play = async ({ userEvent }) => {
  const form = await dialog()
  const tabs = await form.findAllByRole('tab')
  await userEvent.click(tabs[1] as Element)
  await waitFor(() => expect(form.getByRole('tabpanel').querySelector('[type="tel"]')).toBeVisible())
}
const sendCode: Play = async (context) => {
  await openCodes(context)
  const { userEvent } = context
  const panel = page.getByRole('tabpanel')
  await userEvent.type(panel.querySelector('[type="tel"]') as Element, '9171234567')
  await userEvent.click(panel.querySelector('form:not([hidden] *) button:not([type="submit"])') as Element)
}

export const ByUsername: Story = {
  ...screen('/help', { modal }),
  play: async () => {
    await waitFor(() => expect(page.getByRole('textbox')).toHaveFocus())
  },
}
export const EveryWay: Story = { ...open(), play: async () => void (await dialog()) }
export const EveryWayOnAPhone: Story = { ...open(), globals: onPhone, play: async () => void (await dialog()) }
export const SessionExpired: Story = { ...screen('/help', { modal: { kind: 'login', reason: 'expired' } }) }
export const Mistakes: Story = {
  ...screen('/help', { modal }),
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.click(await submitButton())
    await waitFor(() => expect(page.getByRole('textbox')).toBeInvalid())
  },
}
export const Checking: Story = { ...screen('/help', { modal, answers: { challenge: never } }), play: signIn }
export const Refused: Story = {
  ...screen('/help', { modal, answers: fakeError('challenge', 'LOGIN_FAILED', { captcha: true }) }),
  play: async (context) => {
    await signIn(context)
    await waitFor(() => expect(page.getByRole('alert')).toBeVisible())
    await waitFor(() => expect(page.getAllByRole('textbox')).toHaveLength(2))
  },
}
export const Offline: Story = {
  ...offlineScreen('/help', { modal }),
  play: async () => {
    const submit = await submitButton()
    await waitFor(() => expect(submit).toBeDisabled())
    await expect(submit).toHaveAccessibleDescription(/./)
  },
}
export const BySms: Story = { ...open(), play: openCodes }
export const BySmsOnAPhone: Story = { ...open(), globals: onPhone, play: openCodes }
export const CodeSent: Story = {
  ...open({ challenge: never }),
  play: sendCode,
}
export const CodeRefused: Story = {
  ...open(fakeError('challenge', 'FEATURE_OFF')),
  play: async (context) => {
    await sendCode(context)
    await waitFor(() => expect(page.getByRole('alertdialog')).toBeVisible())
  },
}
export const AsPage: Story = { ...screen('/login', { answers: everything }) }
export const AsPageOnAPhone: Story = { ...screen('/login', { answers: everything }), globals: onPhone }
