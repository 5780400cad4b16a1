import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import { Link } from '../button/Link.tsx'
import { guide } from '../testing/guide.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const to = (address: string) => (label: ReactNode) => <Link href={address}>{label}</Link>
const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    items: [
      { id: 'help', label: 'Help', link: to('#help') },
      { id: 'wallet', label: 'Balance and wallets', link: to('#wallet') },
      { id: 'here', label: 'Why does a transfer wait?' },
    ],
  },
  parameters: guide({
    usage: 'The path up from a page three or more levels deep, such as a page of the help centre.',
    dos: ['End with the page itself, which is no link.'],
    donts: ['Do not show it on a page of the first or second level.', 'Do not show the way the reader came.'],
    keyboard: [
      ['Tab', 'the links from the top down'],
      ['Enter', 'goes there'],
    ],
  }),
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeLevels: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus()
    await expect(canvas.getByText('Why does a transfer wait?')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
const open = fn()
/** The way down a report: its levels are no pages of their own. */
export const Levels: Story = {
  args: {
    label: 'Position in the team',
    items: [
      { id: 'team', label: 'My team', onOpen: () => open('team') },
      { id: 'cora12', label: 'cora12', onOpen: () => open('cora12') },
      { id: 'benito77', label: 'benito77', onOpen: () => open('benito77') },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'cora12' }))
    await expect(open).toHaveBeenLastCalledWith('cora12')
    await expect(canvas.queryByRole('button', { name: 'benito77' })).toBeNull()
    await expect(canvas.getByText('benito77')).toHaveAttribute('aria-current', 'page')
  },
}
export const LongNames: Story = {
  args: {
    items: [
      { id: 'a', label: 'Everything about playing with measure', link: to('#a') },
      { id: 'b', label: 'Limits of time, of loss and of single stakes', link: to('#b') },
      { id: 'c', label: 'When does a higher limit begin to count, and when does a lower one?' },
    ],
  },
}
