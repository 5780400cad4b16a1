import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PlayIcon } from '../icon/icons-more.ts'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { Button, type ButtonProps } from './Button.tsx'

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Play now', onClick: fn() },
  parameters: guide({
    usage: 'Does something here and now. One solid button per screen says what the next step is.',
    dos: [
      'Name what happens: a verb, two or three words.',
      'Set `isBusy` while the request is out; the button keeps its width, its name and the focus.',
      'Use `highlight` for deposit and play alone.',
    ],
    donts: [
      'Do not go to another page with it; that is a LinkButton.',
      'Do not disable the button of a form; let it be pressed and say what is missing.',
      'Do not put two solid buttons beside each other.',
    ],
    keyboard: [['Enter, Space', 'presses it; nothing while it is busy']],
  }),
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const looks = ['solid', 'highlight', 'soft', 'outline', 'ghost', 'danger'] as const satisfies ButtonProps['variant'][]
const sizes = ['small', 'medium', 'large'] as const satisfies ButtonProps['size'][]
const icon = <PlayIcon size={18} />

export const Solid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Play now' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
const Matrix = (args: ButtonProps) => (
  <Stack>
    {looks.map((variant) => (
      <Row key={variant}>
        {sizes.map((size) => (
          <Button key={size} {...args} variant={variant} size={size}>
            {variant} {size}
          </Button>
        ))}
      </Row>
    ))}
  </Stack>
)
export const VariantsAndSizes: Story = { render: Matrix }
export const WithIcons: Story = { args: { icon }, render: Matrix }
export const BusyInEveryLook: Story = { args: { isBusy: true }, render: Matrix }
export const DisabledInEveryLook: Story = { args: { disabled: true }, render: Matrix }
export const Busy: Story = {
  args: { isBusy: true, icon },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Play now' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}
export const FullWidthAndLong: Story = {
  args: {
    isFullWidth: true,
    icon,
    children: 'A label that is far longer than any button wants, in a language of long words',
  },
  render: (args) => (
    <Stack>
      {sizes.map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
      <Button {...args} variant="outline">
        Supercalifragilisticexpialidociousness
      </Button>
      <Button {...args} variant="soft" isBusy />
    </Stack>
  ),
}
export const BigEnoughToTouch: Story = {
  render: (args) => (
    <Row>
      {sizes.map((size) => (
        <Button key={size} {...args} size={size}>
          {size}
        </Button>
      ))}
    </Row>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { left, top, width, height } = button.getBoundingClientRect()
      // 22 pixels above and below the middle still press it.
      for (const y of [-21, 21]) {
        const hit = canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height / 2 + y)
        await expect(button).toContainElement(hit as HTMLElement)
      }
    }
  },
}
