import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fakeClipboard } from '../testing/fake-clipboard.ts'
import { guide } from '../testing/guide.ts'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  args: {
    text: 'MOON-2026-7F3K',
    labels: { copy: 'Copy code', copied: 'Copied', refused: 'The browser did not allow it' },
  },
  parameters: guide({
    usage: 'Copies a short text that is already in sight, and says in the button and aloud whether it worked.',
    dos: ['Name what is copied: "Copy code", "Copy trace id".'],
    donts: ['Do not hide the text; who may not use the clipboard has to read it. A CopyField shows it.'],
    keyboard: [['Enter, Space', 'copies']],
  }),
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const clipboard = fakeClipboard('allowed')
    canvas.getByRole('button', { name: 'Copy code' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied')
    await expect(clipboard.text()).toBe('MOON-2026-7F3K')
    await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus()
    clipboard.restore()
  },
}
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const clipboard = fakeClipboard('refused')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }))
    await expect(await canvas.findByRole('button', { name: 'The browser did not allow it' })).toBeVisible()
    clipboard.restore()
  },
}
