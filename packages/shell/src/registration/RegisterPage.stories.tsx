import { fakeError, fakes } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor } from 'storybook/test'
import { offlineScreen, onPhone, screen, screenParameters } from '../testing/stories.tsx'
import { RegisterPage } from './RegisterPage.tsx'

const rules = fakes.registerSettings({ method: 'USERNAME' })
const withRules = (change: Partial<typeof rules>) =>
  screen('/register', { answers: { registerSettings: () => ({ ...rules, ...change }) } })

const meta = {
  title: 'Screens/Shell/Register',
  component: RegisterPage,
  parameters: screenParameters,
} satisfies Meta<typeof RegisterPage>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = { ...screen('/register') }
export const OnAPhone: Story = { ...screen('/register'), globals: onPhone }
export const WithCaptcha: Story = { ...withRules({ captcha: true }) }
/** Every field that a server may require. */
const field = (required: boolean, minLength: number, maxLength: number, patternId: number) => ({
  enabled: true,
  required,
  minLength,
  maxLength,
  patternId,
  acceptedPattern: null,
})
const everything = {
  mobile: true,
  smsRequired: true,
  captcha: true,
  countries: [
    { countryCode: 'PH', countryDialingCode: '63' },
    { countryCode: 'BD', countryDialingCode: '880' },
    { countryCode: 'IN', countryDialingCode: '91' },
  ],
  fields: {
    ...rules.fields,
    mobileNum: field(true, 10, 10, 7),
    paymentPassword: field(true, 6, 20, 18),
    payeeName: field(true, 3, 40, 13),
    birthday: field(true, 10, 10, 12),
    whatsapp: field(false, 6, 15, 7),
    idNumber: field(false, 4, 20, 5),
    recommenderId: field(false, 1, 20, 5),
  },
}
export const Everything: Story = {
  ...withRules(everything),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('tab')).toHaveLength(2))
  },
}
export const EverythingOnAPhone: Story = { ...withRules(everything), globals: onPhone }
export const ByMobile: Story = {
  ...withRules({ username: false, mobile: true, smsRequired: true }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[type="tel"]')).toBeVisible())
  },
}
export const Invited: Story = {
  ...screen('/register?referralCode=FRIEND7&affiliateCode=AGENT1'),
}
export const InADialog: Story = {
  ...screen('/help', { modal: { kind: 'register' } }),
  play: async () => {
    await waitFor(() => expect(page.getByRole('dialog').querySelector('form')).toBeVisible())
  },
}
export const InADialogOnAPhone: Story = { ...InADialog, globals: onPhone }
export const Mistakes: Story = {
  ...screen('/register'),
  play: async ({ canvas, userEvent }) => {
    const submit = await waitFor(() => {
      const button = canvas.getByRole('main').querySelector('form [type="submit"]')
      expect(button).not.toBeNull()
      return button as Element
    })
    await userEvent.click(submit)
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[aria-invalid="true"]')).toBeVisible())
  },
}
export const Closed: Story = { ...withRules({ directRegistration: false }) }
export const Loading: Story = { ...screen('/register', { network: 'silent' }) }
export const Failed: Story = {
  ...screen('/register', { answers: fakeError('registerSettings', 'INTERNAL') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Offline: Story = {
  ...offlineScreen('/register'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
