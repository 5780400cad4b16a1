import { guide } from '@boardwalk/ui/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inStorefront, offlineScreen } from '../testing/stories.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const { beforeEach: offline } = offlineScreen('/')

const meta = {
  title: 'Screens/Shell/Submit button',
  component: SubmitButton,
  decorators: [inStorefront()],
  args: { children: 'Send' },
  parameters: {
    // Each in a page of its own: one of them has no network.
    docs: { story: { inline: false, iframeHeight: 160 } },
    ...guide({
      usage:
        'Ends every form. Without a network it is switched off and says why; what was typed stays, and nothing is sent by surprise when the network returns.',
      dos: ['Say what pressing does: "Send", "Transfer", "Save".', 'Set `isBusy` while the request is out.'],
      donts: ['Do not switch it off because a field is wrong; let it be pressed, and say what is wrong at the field.'],
      keyboard: [
        ['Tab', 'moves to the button'],
        ['Enter, Space', 'sends the form; Enter does so from any field of one line'],
      ],
    }),
  },
} satisfies Meta<typeof SubmitButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const FullWidth: Story = { args: { isFullWidth: true, size: 'large' } }
export const Busy: Story = { args: { isBusy: true } }
export const Offline: Story = {
  beforeEach: offline,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/\w/)
  },
}
