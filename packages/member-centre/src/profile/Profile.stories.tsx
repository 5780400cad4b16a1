import { onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { memberScreen } from '../testing/member-screen.ts'
import { protectedFacts } from '../testing/story-security.ts'
import { ProfileDialog } from './ProfileDialog.tsx'

const meta = {
  title: 'Screens/Member centre/Profile',
  component: ProfileDialog,
  parameters: screenParameters,
} satisfies Meta<typeof ProfileDialog>
export default meta
type Story = StoryObj<typeof meta>

const entries = ['profile', 'notices', 'data', 'close'] as const

/** Opens an entry of the member's own data by its place, because the words differ with the brand. */
const open = (entry: (typeof entries)[number]) => async () => {
  await screen.findByRole('progressbar')
  const lists = screen.getAllByRole('list').filter((each) => each.querySelector('button[aria-haspopup]'))
  await userEvent.click(lists[1]?.querySelectorAll('button')[entries.indexOf(entry)] as Element)
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2))
}
const shown = memberScreen('securityCenter', { answers: { security: () => protectedFacts } })

export const Profile: Story = { ...shown, args: args(), play: open('profile') }
export const ProfileOnAPhone: Story = { ...shown, args: args(), globals: onPhone, play: open('profile') }
export const DataExport: Story = { ...shown, args: args(), play: open('data') }
export const ClosingOnAPhone: Story = { ...shown, args: args(), globals: onPhone, play: open('close') }

/** The dialog itself is opened by the page. */
function args() {
  return { facts: protectedFacts, onClose: () => {}, onDone: () => {} }
}
