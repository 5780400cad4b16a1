import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PlayIcon } from '../icon/icons-more.ts'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Button, type ButtonProps } from './Button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Play now', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const looks = ['solid', 'highlight', 'soft', 'outline', 'ghost', 'danger'] satisfies ButtonProps['variant'][]

export const Solid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play now' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Variants: Story = {
  render: (args) => (
    <Row>
      {looks.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </Row>
  ),
}
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </Row>
  ),
}
export const WithIcon: Story = { args: { icon: <PlayIcon size={18} /> } }
export const Disabled: Story = { args: { disabled: true } }
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Play now' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}
export const FullWidthAndLong: Story = {
  args: {
    isFullWidth: true,
    children: 'A label that is far longer than any button wants, in a language of long words',
  },
  render: (args) => (
    <Stack>
      <Button {...args} />
      <Button {...args} variant="outline" />
    </Stack>
  ),
}
