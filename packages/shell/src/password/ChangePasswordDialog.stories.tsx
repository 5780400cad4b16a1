import { fakeError } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor } from 'storybook/test'
import { shownDialog } from '../testing/shown-dialog.ts'
import { never, onPhone, screen, screenParameters } from '../testing/stories.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

const meta = {
  title: 'Screens/Shell/Change password',
  component: ChangePasswordDialog,
  parameters: screenParameters,
} satisfies Meta<typeof ChangePasswordDialog>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const open = (answers = {}) => screen('/', { as: 'restricted', answers })
const send: Play = async ({ userEvent }) => {
  const found = await shownDialog()
  const words = ['Old-word-1', 'New-word-22', 'New-word-22']
  for (const [index, field] of [...found.querySelectorAll('input[type="password"]')].entries()) {
    await userEvent.type(field, words[index] ?? '')
  }
  await userEvent.click(found.querySelector('[type="submit"]') as Element)
}

export const Empty: Story = { ...open(), play: async () => void (await shownDialog()) }
export const OnAPhone: Story = { ...open(), globals: onPhone, play: async () => void (await shownDialog()) }
export const Mistakes: Story = {
  ...open(),
  play: async ({ userEvent }) => {
    const found = await shownDialog()
    await userEvent.click(found.querySelector('[type="submit"]') as Element)
    await waitFor(() => expect(found.querySelector('[aria-invalid="true"]')).toBeVisible())
  },
}
export const Sending: Story = { ...open({ changePassword: never }), play: send }
export const Refused: Story = {
  ...open({ ...fakeError('keys', 'PASSWORD_WRONG') }),
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(page.getByRole('alert')).toBeVisible())
  },
}
export const SignOut: Story = {
  ...open(),
  play: async ({ userEvent }) => {
    const found = await shownDialog()
    const buttons = found.querySelectorAll('form > * > :last-child button')
    await userEvent.click(buttons[buttons.length - 1] as Element)
    await waitFor(() => expect(page.getByRole('alertdialog')).toBeVisible())
  },
}
