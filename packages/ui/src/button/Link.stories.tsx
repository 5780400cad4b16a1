import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { HelpIcon } from '../icon/icons-more.ts'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { Text } from '../text/Text.tsx'
import { Link } from './Link.tsx'

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  parameters: guide({
    usage: 'Goes somewhere. Inline in a sentence, or standalone on a line of its own where it is as tall as a finger.',
    dos: [
      'Let the words say where it leads.',
      'Give `newTabLabel` when it opens a new tab; it is shown as a mark and read aloud.',
      'Use `tone="inherit"` on coloured ground, such as the footer.',
    ],
    donts: ['Do not write "click here".', 'Do not do something with it; that is a Button.'],
    keyboard: [['Enter', 'goes there']],
  }),
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

const RouterLink = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) => (
  <a href={`#${to}`} {...rest} />
)

export const InASentence: Story = {
  render: () => (
    <Text>
      Play money cannot be cashed out; <Link href="#rules">the terms of use</Link> say why, and{' '}
      <Link href="#limits" newTabLabel="(opens in a new tab)">
        your limits
      </Link>{' '}
      are a tap away.
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'your limits (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
export const Standalone: Story = {
  render: () => (
    <Stack $gap="1" $align="start">
      <Link href="#help" variant="standalone" icon={<HelpIcon size={20} />}>
        Help centre
      </Link>
      <Link href="#licence" variant="standalone" newTabLabel="(opens in a new tab)">
        Licence of the operator
      </Link>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: 'Help centre' }).getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
  },
}
export const InTheColourAroundIt: Story = {
  render: () => (
    <Text $tone="muted">
      No network?{' '}
      <Link href="#try" tone="inherit">
        What still works
      </Link>
    </Text>
  ),
}
export const LongAddress: Story = {
  render: () => (
    <Link href="#share" variant="standalone">
      play.example/register?referralCode=abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz
    </Link>
  ),
}
export const RouterOwnLink: Story = {
  render: () => (
    <Link as={RouterLink} to="/help">
      Help
    </Link>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Help' })
    await expect(link).toHaveAttribute('href', '#/help')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
