import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { TextArea } from '../form/TextArea.tsx'
import { TextField } from '../form/TextField.tsx'
import { guide } from '../testing/guide.ts'
import { Opener } from '../testing/Opener.tsx'
import { pressEscape } from '../testing/press-escape.ts'
import { AlertDialog } from './AlertDialog.tsx'

const meta = {
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    isOpen: false,
    title: 'Log out?',
    children: 'Your balance stays as it is.',
    confirmLabel: 'Log out',
    cancelLabel: 'Stay',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <Opener>
      {({ isOpen, close }) => (
        <AlertDialog
          {...args}
          isOpen={isOpen}
          onConfirm={() => {
            args.onConfirm()
            if (!args.isBusy) close()
          }}
          onCancel={() => {
            args.onCancel?.()
            close()
          }}
        />
      )}
    </Opener>
  ),
  parameters: {
    docs: { story: { inline: false, iframeHeight: 420 } },
    ...guide({
      usage:
        'A question that must be answered before the user can continue, or a message that must be read. 400 pixels wide. A second click or a held key never answers twice.',
      dos: [
        'Ask in the title, say in the text what follows.',
        'Name the default button with the verb of the title.',
        'Use `tone="danger"` for what cannot be undone.',
      ],
      donts: [
        'Do not ask after what can be undone; do it and offer the way back in a toast.',
        'Do not write "OK" and "Cancel".',
        'Do not put a form into it; that is a Modal.',
      ],
      keyboard: [
        ['Enter', 'the default button, from anywhere but another button, a link or a text of several lines'],
        ['Escape', 'cancels; with a single button it confirms that the message was read'],
        ['Tab', 'stays inside'],
      ],
    }),
  },
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const page = within(document.body)
async function open({ canvas, userEvent }: Parameters<Play>[0]) {
  const opener = canvas.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  const dialog = await page.findByRole('alertdialog')
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  return { opener, dialog, inside: within(dialog) }
}

export const EnterConfirms: Story = {
  play: async (context) => {
    const { opener, dialog, inside } = await open(context)
    await expect(inside.getByRole('button', { name: 'Log out' })).toHaveFocus()
    if (window.innerWidth >= 480) await expect(dialog.offsetWidth).toBe(400)
    else await expect(dialog.offsetWidth).toBeLessThan(window.innerWidth)
    await context.userEvent.keyboard('{Enter}')
    await expect(context.args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}
export const EscapeCancels: Story = {
  play: async (context) => {
    const { opener, dialog } = await open(context)
    pressEscape(dialog)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(context.args.onConfirm).not.toHaveBeenCalled()
    await expect(opener).toHaveFocus()
  },
}
export const EnterBelongsToWhatHasFocus: Story = {
  args: {
    children: (
      <>
        <TextField label="Reason" />
        <TextArea label="Details" />
      </>
    ),
    isBusy: false,
  },
  play: async (context) => {
    const { inside } = await open(context)
    const { userEvent, args } = context
    await userEvent.click(inside.getByRole('textbox', { name: 'Details' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(inside.getByRole('textbox', { name: 'Reason' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const DoubleClickAnswersOnce: Story = {
  args: { isBusy: false, onConfirm: fn() },
  render: (args) => (
    <Opener>{({ isOpen, close }) => <AlertDialog {...args} isOpen={isOpen} onCancel={close} />}</Opener>
  ),
  play: async (context) => {
    const { inside } = await open(context)
    await context.userEvent.dblClick(inside.getByRole('button', { name: 'Log out' }))
    await expect(context.args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Dangerous: Story = {
  args: {
    title: 'Close the account?',
    tone: 'danger',
    confirmLabel: 'Close it for good',
    children: 'It cannot be opened again.',
  },
  play: async (context) => void (await open(context)),
}
export const Busy: Story = {
  args: { isBusy: true },
  play: async (context) => {
    await open(context)
    await context.userEvent.keyboard('{Enter}')
    await expect(context.args.onConfirm).not.toHaveBeenCalled()
  },
}
export const OneButton: Story = {
  render: ({ cancelLabel: _one, onCancel: _none, ...args }) => (
    <Opener>
      {({ isOpen, close }) => <AlertDialog {...args} isOpen={isOpen} confirmLabel="Understood" onConfirm={close} />}
    </Opener>
  ),
  play: async (context) => {
    const { dialog } = await open(context)
    pressEscape(dialog)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}
export const LongWords: Story = {
  args: {
    title: 'Really move everything from the wallet of this vendor back into the main wallet?',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={`${index + 1}`}>Rounds that are still open are settled first; that may take a few minutes.</p>
    )),
    confirmLabel: 'Move everything back into the main wallet',
    cancelLabel: 'Leave everything where it is',
  },
  play: async (context) => {
    const { dialog } = await open(context)
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
