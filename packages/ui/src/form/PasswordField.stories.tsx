import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Components/Forms/Password field',
  component: PasswordField,
  args: {
    label: 'Password',
    hint: '8 to 20 letters and digits',
    labels: { show: 'Show password', hide: 'Hide password' },
    autoComplete: 'current-password',
  },
  parameters: guide({
    usage: 'A secret that can be looked at while it is typed. Nothing is corrected or capitalised.',
    dos: ['Set autoComplete to current-password or new-password.', 'Let people paste: managers do.'],
    donts: ['Ask for it twice where it can be shown.'],
    keyboard: [
      ['Tab', 'moves to the button that shows it'],
      ['Space', 'on the button, shows or hides it'],
    ],
  }),
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = { args: { defaultValue: 'secret-1' } }
export const Shown: Story = {
  args: { defaultValue: 'secret-1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('secret-1')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await userEvent.keyboard(' ')
  },
}
export const WithError: Story = { args: { error: 'The password is not right', defaultValue: 'secret-1' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'secret-1' } }
