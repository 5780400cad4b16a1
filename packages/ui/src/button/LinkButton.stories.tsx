import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { LinkButton } from './LinkButton.tsx'

const meta = { title: 'Components/Link button', component: LinkButton } satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

const RouterLink = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) => (
  <a href={`#${to}`} {...rest} />
)

export const Anchor: Story = { render: () => <LinkButton href="#register">Register</LinkButton> }
export const RouterOwnLink: Story = {
  render: () => (
    <LinkButton as={RouterLink} to="/register" variant="highlight">
      Register
    </LinkButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '#/register')
  },
}
