import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { TextField } from '../form/TextField.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import { Drawer } from './Drawer.tsx'
import { Modal } from './Modal.tsx'
import { Sheet } from './Sheet.tsx'

type Control = { isOpen: boolean; close: () => void }
function Opener({ label = 'Open', children }: { label?: string; children: (control: Control) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children({ isOpen, close: () => setOpen(false) })}
    </>
  )
}

const meta = {
  title: 'Components/Dialogs',
  component: Opener,
  args: { children: (_control: Control): ReactNode => null },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Opener>
export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)
const onConfirm = fn()

const signIn = {
  children: ({ isOpen, close }) => (
    <Modal isOpen={isOpen} onClose={close} title="Sign in" closeLabel="Close" width={400}>
      <Stack $gap="2">
        <TextField label="User name" />
        <Button isFullWidth>Sign in</Button>
      </Stack>
    </Modal>
  ),
} satisfies Story['args']

export const SignIn: Story = {
  args: signIn,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await page.findByRole('dialog', { name: 'Sign in' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(document.documentElement).toHaveAttribute('data-scroll-locked')

    await userEvent.click(dialog)
    await expect(dialog).toHaveAttribute('open')

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(document.documentElement).not.toHaveAttribute('data-scroll-locked')
    await expect(opener).toHaveFocus()
  },
}
export const SignInOpen: Story = {
  args: signIn,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await page.findByRole('dialog', { name: 'Sign in' })
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  },
}
export const SmallestModal: Story = {
  args: {
    children: ({ isOpen, close }) => (
      <Modal isOpen={isOpen} onClose={close} title="Wait" delay={0}>
        <Button onClick={close}>Done</Button>
      </Modal>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await page.findByRole('dialog', { name: 'Wait' })
    await waitFor(() => expect(dialog.offsetWidth).toBeGreaterThanOrEqual(200))
    await expect(dialog.offsetHeight).toBeGreaterThanOrEqual(200)
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toHaveAttribute('open')
  },
}
const question = {
  children: ({ isOpen, close }) => (
    <AlertDialog
      isOpen={isOpen}
      title="Log out?"
      confirmLabel="Log out"
      cancelLabel="Stay"
      onCancel={close}
      onConfirm={() => {
        onConfirm()
        close()
      }}
    >
      Your balance stays as it is.
    </AlertDialog>
  ),
} satisfies Story['args']

export const Question: Story = {
  args: question,
  play: async ({ canvas, userEvent }) => {
    onConfirm.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await page.findByRole('alertdialog', { name: 'Log out?' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Log out' })).toHaveFocus())
    await expect(dialog.offsetWidth).toBe(400)
    await userEvent.keyboard('{Enter}')
    await expect(onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}
export const QuestionOpen: Story = {
  args: question,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await page.findByRole('alertdialog', { name: 'Log out?' })
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  },
}
export const FromTheEdge: Story = {
  args: {
    children: ({ isOpen, close }) => (
      <Drawer isOpen={isOpen} onClose={close} title="Menu" closeLabel="Close">
        <Text>Everything else.</Text>
      </Drawer>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const drawer = await page.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(getComputedStyle(drawer).opacity).toBe('1'))
  },
}
export const FullSheet: Story = {
  args: {
    children: ({ isOpen, close }) => (
      <Sheet isOpen={isOpen} onClose={close} title="Member centre" backLabel="Back" aside={<Text>Side menu</Text>}>
        <Text>One page of the overlay.</Text>
      </Sheet>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const sheet = await page.findByRole('dialog', { name: 'Member centre' })
    await waitFor(() => expect(getComputedStyle(sheet).opacity).toBe('1'))
  },
}
