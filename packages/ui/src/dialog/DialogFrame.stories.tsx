import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
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
type PairProps = { isOpen: boolean; close: () => void }

/** A dialog that stays until the next one, opened from it, is shown. */
function Pair({ isOpen, close }: PairProps) {
  const [isNext, setNext] = useState(false)
  return (
    <>
      <DialogFrame aria-label="Menu" isOpen={isOpen} onClose={close}>
        <Button onClick={() => setNext(true)}>Deposit</Button>
      </DialogFrame>
      <DialogFrame aria-label="Deposit" isOpen={isNext} onClose={() => setNext(false)}>
        <Replaces onShown={close} />
        <Button onClick={() => setNext(false)}>Done</Button>
      </DialogFrame>
    </>
  )
}

function Replaces({ onShown }: { onShown: () => void }) {
  // Once, as the storefront does it.
  useEffect(onShown, [])
  return null
}

export const ReplacesAnother: Story = {
  render: () => <Opener>{(props) => <Pair {...props} />}</Opener>,
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body)
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await userEvent.click(await page.findByRole('button', { name: 'Deposit' }))
    const next = await page.findByRole('dialog', { name: 'Deposit' })
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Menu' })).toBeNull())
    await expect(within(next).getByRole('button', { name: 'Done' })).toHaveFocus()
    await expect(document.documentElement).toHaveAttribute('data-scroll-locked')
    await userEvent.click(within(next).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(next).not.toBeInTheDocument())
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
