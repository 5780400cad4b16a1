import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Modal } from '../dialog/Modal.tsx'
import { guide } from '../testing/guide.ts'
import { Opener } from '../testing/Opener.tsx'
import { ToastProvider } from './ToastProvider.tsx'
import { type ToastInput, useToast } from './toast-context.ts'

function Toaster({ toasts, label = 'Show' }: { toasts: readonly ToastInput[]; label?: string }) {
  const showToast = useToast()
  return <Button onClick={() => toasts.forEach(showToast)}>{label}</Button>
}

const meta = {
  title: 'Components/Overlays/Toast',
  component: ToastProvider,
  args: { labels: { region: 'Messages', dismiss: 'Dismiss' }, children: <Toaster toasts={[{ text: 'Saved' }]} /> },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 320 } },
    ...guide({
      usage:
        'A short message about what has just happened, which disappears automatically: after 5 seconds, after 10 when it offers something. Three at a time; the rest wait. `const showToast = useToast()`.',
      dos: ['Say what happened, in past tense.', 'Offer the way back: "Removed" with "Undo".'],
      donts: [
        'Do not say in it what must be read; that is an AlertDialog or a Notice.',
        'Do not report an error of a form in it; say it at the field.',
      ],
      keyboard: [
        ['Tab', 'reaches its buttons; while the focus is there, no message goes'],
        ['Enter, Space', 'presses the button; the focus returns to where it was'],
      ],
    }),
  },
} satisfies Meta<typeof ToastProvider>
export default meta
type Story = StoryObj<typeof meta>

const message = (text: string) => within(document.body).findByText(text)

export const Tones: Story = {
  args: {
    children: (
      <Toaster
        toasts={[
          { text: 'Added to favourites', tone: 'positive' },
          { text: 'Maintenance begins at 04:00', tone: 'warning' },
          { text: 'The game could not be opened; nothing was taken from your balance', tone: 'negative' },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    const toast = await message('Added to favourites')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  },
}
const onUndo = fn()
export const WithAction: Story = {
  args: { children: <Toaster toasts={[{ text: 'Removed', action: { label: 'Undo', onPress: onUndo } }]} /> },
  play: async ({ canvas, userEvent }) => {
    onUndo.mockClear()
    const opener = canvas.getByRole('button', { name: 'Show' })
    await userEvent.click(opener)
    await message('Removed')
    await userEvent.tab()
    await expect(within(document.body).getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onUndo).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(within(document.body).queryByText('Removed')).not.toBeInTheDocument()
  },
}
export const MoreThanThreeWait: Story = {
  args: { children: <Toaster toasts={['One', 'Two', 'Three', 'Four'].map((text) => ({ text }))} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await message('Three')
    const body = within(document.body)
    await expect(body.queryByText('Four')).not.toBeInTheDocument()
    const [first] = body.getAllByRole('button', { name: 'Dismiss' })
    if (first) await userEvent.click(first)
    const fourth = await message('Four')
    await waitFor(() => expect(fourth).toBeVisible())
    await expect(body.queryByText('One')).not.toBeInTheDocument()
  },
}
export const InReachOfADialog: Story = {
  args: {
    children: (
      <Opener>
        {({ isOpen, close }) => (
          <Modal isOpen={isOpen} onClose={close} title="Profile" closeLabel="Close" delay={0}>
            <Toaster label="Save" toasts={[{ text: 'Saved', tone: 'positive' }]} />
          </Modal>
        )}
      </Opener>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Profile' })
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Save' }))
    const toast = await within(dialog).findByText('Saved')
    await waitFor(() => expect(toast).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
}
