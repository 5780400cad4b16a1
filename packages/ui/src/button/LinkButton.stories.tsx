import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { GiftIcon } from '../icon/icons.ts'
import { Row } from '../layout/Row.tsx'
import { guide } from '../testing/guide.ts'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  parameters: guide({
    usage: 'Goes somewhere and looks like a button: the way on from a banner, an empty state or a card.',
    dos: ['Give `as` the router’s link, so that the page is not reloaded.'],
    donts: ['Do not do something with it; that is a Button.', 'Do not use it in a sentence; that is a Link.'],
    keyboard: [['Enter', 'goes there']],
  }),
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

const RouterLink = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) => (
  <a href={`#${to}`} {...rest} />
)
const looks = ['solid', 'highlight', 'soft', 'outline', 'ghost', 'danger'] as const

export const Anchor: Story = { render: () => <LinkButton href="#register">Register</LinkButton> }
export const Variants: Story = {
  render: () => (
    <Row>
      {looks.map((variant) => (
        <LinkButton key={variant} href="#promotions" variant={variant} icon={<GiftIcon size={18} />}>
          {variant}
        </LinkButton>
      ))}
    </Row>
  ),
}
export const FullWidth: Story = {
  render: () => (
    <LinkButton href="#register" isFullWidth size="large">
      Register with a telephone number or an electronic address
    </LinkButton>
  ),
}
export const RouterOwnLink: Story = {
  render: () => (
    <LinkButton as={RouterLink} to="/register" variant="highlight">
      Register
    </LinkButton>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Register' })
    await expect(link).toHaveAttribute('href', '#/register')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
