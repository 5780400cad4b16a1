import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { fakeClipboard } from '../testing/fake-clipboard.ts'
import { guide } from '../testing/guide.ts'
import { CopyField } from './CopyField.tsx'

const value = 'play.example/register?referralCode=7F3K2M9Q&from=share-sheet-of-the-agent-centre'
const meta = {
  title: 'Components/Actions/CopyField',
  component: CopyField,
  args: {
    label: 'Your referral link',
    value,
    hint: 'An account that registers with it becomes your downline.',
    labels: { copy: 'Copy', copied: 'Copied', refused: 'Selected; copy it with your keyboard or a long press.' },
  },
  parameters: guide({
    usage:
      'A text to take away, in sight: a referral link, a voucher, a trace id. Where the clipboard is refused, the text is selected, ready to be copied by hand.',
    dos: ['Say in `refused` what to do instead.'],
    donts: ['Do not use it for texts of several lines.', 'Do not put secrets in it.'],
    keyboard: [
      ['Tab', 'the text, all of it selected; then the button'],
      ['Enter, Space on the button', 'copies'],
    ],
  }),
} satisfies Meta<typeof CopyField>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Copied: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clipboard = fakeClipboard('allowed')
    await userEvent.tab()
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Your referral link' })
    await expect(input).toHaveFocus()
    await expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(value)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent('Copied'))
    await expect(clipboard.text()).toBe(value)
    clipboard.restore()
  },
}
export const Refused: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const clipboard = fakeClipboard('refused')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await waitFor(() => expect(input).toHaveFocus())
    await expect(input.selectionEnd).toBe(value.length)
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(args.labels.refused)
    clipboard.restore()
  },
}
