import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { TextField } from '../form/TextField.tsx'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { Opener } from '../testing/Opener.tsx'
import { pressEscape } from '../testing/press-escape.ts'
import { Text } from '../text/Text.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import { Modal } from './Modal.tsx'

const form = (
  <Stack $gap="2">
    <TextField label="User name" />
    <Button isFullWidth>Sign in</Button>
  </Stack>
)

const meta = {
  title: 'Components/Overlays/Modal',
  component: Modal,
  args: { isOpen: false, onClose: () => {}, title: 'Sign in', closeLabel: 'Close', width: 400, children: form },
  render: (args) => <Opener>{({ isOpen, close }) => <Modal {...args} isOpen={isOpen} onClose={close} />}</Opener>,
  parameters: {
    docs: { story: { inline: false, iframeHeight: 480 } },
    ...guide({
      usage:
        'A task of its own over the page: sign in, an announcement, a choice. It opens after 100 ms, is 200 by 200 at least, ignores clicks beside it, holds the page still and gives its scroll position back.',
      dos: [
        'Give it a title, hidden if a picture says it.',
        'Put the button that finishes the task into `footer` when the content is long.',
        'Mark where the focus belongs with `data-autofocus`.',
      ],
      donts: [
        'Do not leave out the close button unless the task must be done.',
        'Do not ask a question with it; that is an AlertDialog.',
        'Do not open it unasked.',
      ],
      keyboard: [
        ['Escape', 'closes it, if it has a close button'],
        ['Tab, Shift Tab', 'stays inside'],
        ['Arrow keys, Page up, Page down', 'scroll long content'],
      ],
    }),
  },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const page = within(document.body)
async function open({ canvas, userEvent }: Parameters<Play>[0], name = 'Sign in') {
  const opener = canvas.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  const dialog = await page.findByRole('dialog', { name })
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  return { opener, dialog, inside: within(dialog) }
}

export const SignIn: Story = {
  play: async (context) => {
    const { opener, dialog, inside } = await open(context)
    await expect(document.documentElement).toHaveAttribute('data-scroll-locked')
    await context.userEvent.click(dialog)
    await expect(dialog).toHaveAttribute('open')
    await context.userEvent.click(inside.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(document.documentElement).not.toHaveAttribute('data-scroll-locked')
    await expect(opener).toHaveFocus()
  },
}
export const EscapeCloses: Story = {
  play: async (context) => {
    const { opener, dialog } = await open(context)
    pressEscape(dialog)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}
export const Open: Story = { play: async (context) => void (await open(context)) }
export const SmallestWithoutClose: Story = {
  args: { title: 'Wait' },
  render: ({ closeLabel: _none, width: _default, ...args }) => (
    <Opener>
      {({ isOpen, close }) => (
        <Modal {...args} isOpen={isOpen} onClose={close} delay={0}>
          <Button onClick={close}>Done</Button>
        </Modal>
      )}
    </Opener>
  ),
  play: async (context) => {
    const { dialog } = await open(context, 'Wait')
    await expect(dialog.offsetWidth).toBeGreaterThanOrEqual(200)
    await expect(dialog.offsetHeight).toBeGreaterThanOrEqual(200)
    pressEscape(dialog)
    await expect(dialog).toHaveAttribute('open')
  },
}
export const LongContent: Story = {
  args: {
    title: 'Terms of use',
    width: 560,
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={`${index + 1}`}>
        Paragraph {index + 1}: play money stays on this site and is worth nothing outside.
      </Text>
    )),
    footer: <Button>Accept</Button>,
  },
  play: async (context) => {
    const { dialog, inside } = await open(context, 'Terms of use')
    const { bottom } = dialog.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(inside.getByRole('button', { name: 'Accept' })).toBeVisible()
    const area = inside.getByText(/^Paragraph 1:/).parentElement
    await waitFor(() => expect(area).toHaveAttribute('tabindex', '0'))
  },
}
export const QuestionAboveIt: Story = {
  render: (args) => (
    <Opener>
      {({ isOpen, close }) => (
        <Modal {...args} isOpen={isOpen} onClose={close}>
          <Opener label="Forget it">
            {(inner) => (
              <AlertDialog
                isOpen={inner.isOpen}
                title="Throw away what you typed?"
                confirmLabel="Throw away"
                cancelLabel="Go on"
                onConfirm={close}
                onCancel={inner.close}
              />
            )}
          </Opener>
        </Modal>
      )}
    </Opener>
  ),
  play: async (context) => {
    const { dialog, inside } = await open(context)
    const { userEvent } = context
    await userEvent.click(inside.getByRole('button', { name: 'Forget it' }))
    const question = await page.findByRole('alertdialog')
    await waitFor(() => expect(getComputedStyle(question).opacity).toBe('1'))
    pressEscape(question)
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await expect(dialog).toHaveAttribute('open')
    await expect(document.documentElement).toHaveAttribute('data-scroll-locked')
    await expect(inside.getByRole('button', { name: 'Forget it' })).toHaveFocus()
  },
}
export const PageKeepsItsPlace: Story = {
  render: (args) => (
    <Stack>
      {Array.from({ length: 60 }, (_, index) => (
        <Text key={`${index + 1}`}>A line of the page</Text>
      ))}
      <Opener>{({ isOpen, close }) => <Modal {...args} isOpen={isOpen} onClose={close} />}</Opener>
    </Stack>
  ),
  play: async (context) => {
    context.canvas.getByRole('button', { name: 'Open' }).scrollIntoView({ behavior: 'instant' })
    const { dialog } = await open(context)
    const before = window.scrollY
    pressEscape(dialog)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(window.scrollY).toBe(before)
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}
