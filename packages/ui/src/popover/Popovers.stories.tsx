import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { GlobeIcon, UserIcon } from '../icon/icons.ts'
import { LogoutIcon } from '../icon/icons-more.ts'
import { Text } from '../text/Text.tsx'
import { Menu, MenuItem } from './Menu.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Components/Menus and popovers',
  component: Menu,
  args: {
    label: 'Account',
    align: 'start',
    trigger: (props) => <Button {...props}>Account</Button>,
    children: null,
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)
const onSelect = fn()

export const Account: Story = {
  args: {
    children: (
      <>
        <MenuItem icon={<UserIcon size={20} />}>Profile</MenuItem>
        <MenuItem as="a" href="#language" icon={<GlobeIcon size={20} />}>
          Language
        </MenuItem>
        <MenuItem tone="danger" icon={<LogoutIcon size={20} />} onClick={onSelect}>
          Log out
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    const menu = await page.findByRole('menu', { name: 'Account' })
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(menu).not.toBeVisible())
  },
}
export const LanguagesOpen: Story = {
  args: {
    label: 'Language',
    children: (
      <>
        <MenuItem isSelected>English</MenuItem>
        <MenuItem isSelected={false}>Filipino</MenuItem>
        <MenuItem isSelected={false}>हिन्दी</MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(page.getByRole('menuitemradio', { name: 'English' })).toHaveFocus())
    const anchor = canvas.getByRole('button').getBoundingClientRect()
    const panel = page.getByRole('menu').getBoundingClientRect()
    await expect(panel.top).toBeGreaterThanOrEqual(anchor.bottom)
    await userEvent.keyboard('f')
    await expect(page.getByRole('menuitemradio', { name: 'Filipino' })).toHaveFocus()
  },
}
export const OpensOnHover: Story = {
  render: () => (
    <Popover label="Slot vendors" opensOnHover trigger={(props) => <Button {...props}>Slots</Button>}>
      <Text>Vendors of this category</Text>
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    const panel = page.getByText('Vendors of this category')
    await userEvent.hover(canvas.getByRole('button', { name: 'Slots' }))
    await waitFor(() => expect(panel).toBeVisible())
    await userEvent.unhover(canvas.getByRole('button', { name: 'Slots' }))
    await waitFor(() => expect(panel).not.toBeVisible())
  },
}
