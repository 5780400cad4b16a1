import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { Opener } from '../testing/Opener.tsx'
import { pressEscape } from '../testing/press-escape.ts'
import { Text } from '../text/Text.tsx'
import { DialogFrame } from './DialogFrame.tsx'

const meta = {
  title: 'Components/Overlays/DialogFrame',
  component: DialogFrame,
  args: { isOpen: false, onClose: () => {}, 'aria-label': 'Palette' },
  render: (args) => (
    <Opener>
      {({ isOpen, close }) => (
        <DialogFrame {...args} isOpen={isOpen} onClose={close}>
          <Stack>
            <Text>The content brings its own look.</Text>
            <Button onClick={close}>Done</Button>
          </Stack>
        </DialogFrame>
      )}
    </Opener>
  ),
  parameters: {
    docs: { story: { inline: false, iframeHeight: 320 } },
    ...guide({
      usage:
        'What all overlays are made of, bare: the browser’s dialog driven by a prop, with page lock, focus return and messages in reach. For an overlay that none of the others is, such as the search.',
      dos: ['Name it with `aria-label` or `aria-labelledby`.'],
      donts: ['Do not use it where a Modal, Drawer, Sheet or AlertDialog fits.'],
      keyboard: [
        ['Escape', 'asks to close, unless `isDismissible` is false'],
        ['Tab, Shift Tab', 'stays inside'],
      ],
    }),
  },
} satisfies Meta<typeof DialogFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Bare: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await within(document.body).findByRole('dialog', { name: 'Palette' })
    await expect(within(dialog).getByRole('button', { name: 'Done' })).toHaveFocus()
    pressEscape(dialog)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}
export const WhoRefusesKeepsIt: Story = {
  render: (args) => (
    <Opener>
      {({ isOpen }) => (
        <DialogFrame {...args} isOpen={isOpen} onClose={() => {}}>
          <Button>Something unsaved</Button>
        </DialogFrame>
      )}
    </Opener>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await within(document.body).findByRole<HTMLDialogElement>('dialog', { name: 'Palette' })
    dialog.close()
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true))
  },
}
