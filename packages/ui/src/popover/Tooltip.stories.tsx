import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Modal } from '../dialog/Modal.tsx'
import { WalletIcon } from '../icon/icons-more.ts'
import { Row } from '../layout/Row.tsx'
import { guide } from '../testing/guide.ts'
import { Opener } from '../testing/Opener.tsx'
import { pressEscape } from '../testing/press-escape.ts'
import { Tooltip } from './Tooltip.tsx'

const text = 'Moves everything back into the main wallet'
const onClick = fn()
const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text,
    trigger: (props) => (
      <IconButton {...props} label="Collect" variant="soft" onClick={onClick}>
        <WalletIcon />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <Row $justify="center">
        <Story />
      </Row>
    ),
  ],
  parameters: guide({
    usage: 'A few more words about a control that has a name already. On a phone a long press brings them.',
    dos: ['Say what the name cannot say.', 'Keep it to one sentence.'],
    donts: [
      'Do not let it be the only name of a control; it only describes.',
      'Do not put essential content into it; write it on the page.',
      'Do not put links or buttons into it; that is a Popover.',
    ],
    keyboard: [
      ['Tab', 'shows it with the focus, and hides it when the focus moves'],
      ['Escape', 'hides it; a dialog around it stays'],
    ],
  }),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const words = () => within(document.body).getByText(text)
const isShown = () => waitFor(() => expect(words().matches(':popover-open')).toBe(true))
const isHidden = () => waitFor(() => expect(words().matches(':popover-open')).toBe(false))

export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Collect' })
    await expect(button).toHaveAccessibleDescription(text)
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await isShown()
    await userEvent.keyboard('{Escape}')
    await isHidden()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await isShown()
  },
}
export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Collect' })
    await userEvent.hover(button)
    await isShown()
    const box = words().getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(0)
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    // The pointer may go over to the words.
    await userEvent.hover(words())
    await new Promise((done) => setTimeout(done, 300))
    await expect(words().matches(':popover-open')).toBe(true)
    await userEvent.unhover(words())
    await isHidden()
  },
}
export const OnLongPress: Story = {
  play: async ({ canvas }) => {
    onClick.mockClear()
    const button = canvas.getByRole('button', { name: 'Collect' })
    const touch = { pointerType: 'touch', pointerId: 1, isPrimary: true, bubbles: true, clientX: 20, clientY: 20 }
    await fireEvent.pointerDown(button, touch)
    await isShown()
    await fireEvent.pointerUp(button, touch)
    await fireEvent.click(button)
    await expect(onClick).not.toHaveBeenCalled()
    // A short one presses the button as ever.
    await fireEvent.pointerDown(button, touch)
    await fireEvent.pointerUp(button, touch)
    await fireEvent.click(button)
    await expect(onClick).toHaveBeenCalledOnce()
    await isHidden()
  },
}
export const EscapeInsideADialog: Story = {
  render: (args) => (
    <Opener>
      {({ isOpen, close }) => (
        <Modal isOpen={isOpen} onClose={close} title="Wallets" closeLabel="Close" delay={0}>
          <Tooltip {...args} trigger={(props) => <Button {...props}>Collect</Button>} />
        </Modal>
      )}
    </Opener>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Wallets' })
    await userEvent.tab()
    await isShown()
    pressEscape(dialog)
    await isHidden()
    await expect(dialog).toHaveAttribute('open')
    pressEscape(dialog)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}
export const LongWordsAtTheEdge: Story = {
  args: {
    text: 'Rounds that are still open are settled first; that may take a few minutes, and nothing is lost meanwhile.',
    trigger: (props) => <Button {...props}>Collect</Button>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    const panel = within(document.body).getByText(String(args.text))
    await waitFor(() => expect(panel.matches(':popover-open')).toBe(true))
    const { left, right } = panel.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
