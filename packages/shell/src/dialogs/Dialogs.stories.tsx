import { fakeId, makeAnnouncement } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor } from 'storybook/test'
import { shownDialog } from '../testing/shown-dialog.ts'
import { never, onPhone, screen, screenParameters } from '../testing/stories.tsx'
import { Dialogs } from './Dialogs.tsx'

const meta = {
  title: 'Screens/Shell/Dialogs',
  component: Dialogs,
  parameters: screenParameters,
} satisfies Meta<typeof Dialogs>
export default meta
type Story = StoryObj<typeof meta>

const shown = (role: 'dialog' | 'alertdialog') => async () => void (await shownDialog(role))
const notices = ['Maintenance on Monday', 'Three new slots', 'A title so long that it needs a second line on a phone']
const list = notices.map((title, n) =>
  makeAnnouncement({ title, content: `<p>${title}.</p><p>Nothing that you own changes.</p>` }, n + 1),
)
const announcements = () => ({ player: list, banners: [], popup: [], promotion: [] })
const siteAnnouncements = () => ({ list, pageNo: 1, pageSize: 9, totalCount: list.length, totalPages: 1 })

export const AccountOfAMember: Story = {
  ...screen('/', { as: 'member', modal: { kind: 'drawer' } }),
  play: shown('dialog'),
}
export const AccountOfAVip: Story = { ...screen('/', { as: 'vip', modal: { kind: 'drawer' } }), play: shown('dialog') }
export const AccountOfAVisitor: Story = {
  ...screen('/', { as: 'visitor', modal: { kind: 'drawer' } }),
  globals: onPhone,
  play: shown('dialog'),
}
export const AccountLoading: Story = {
  ...screen('/', { as: 'member', modal: { kind: 'drawer' }, answers: { memberInfo: never, balance: never } }),
  play: shown('dialog'),
}
export const LogOut: Story = {
  ...screen('/', { as: 'member', modal: { kind: 'logout' } }),
  play: async ({ userEvent }) => {
    await shown('alertdialog')()
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  },
}
export const LogOutOpen: Story = {
  ...screen('/', { as: 'member', modal: { kind: 'logout' } }),
  play: shown('alertdialog'),
}
export const TrialWarning: Story = {
  ...screen('/', { as: 'trial', modal: { kind: 'trial' } }),
  play: shown('alertdialog'),
}
export const Region: Story = { ...screen('/', { modal: { kind: 'region' } }), play: shown('dialog') }
export const RegionOnAPhone: Story = {
  ...screen('/', { modal: { kind: 'region' } }),
  globals: onPhone,
  play: shown('dialog'),
}
export const RegionLoading: Story = {
  ...screen('/', { modal: { kind: 'region' }, answers: { permission: never } }),
  play: shown('dialog'),
}
export const Notices: Story = {
  ...screen('/', { modal: { kind: 'notice', id: fakeId(2) }, answers: { announcements, siteAnnouncements } }),
  play: async () => {
    await shown('dialog')()
    await expect(await page.findByRole('heading', { name: 'Three new slots' })).toBeVisible()
  },
}
