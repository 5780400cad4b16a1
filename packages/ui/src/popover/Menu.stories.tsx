import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { GlobeIcon, UserIcon } from '../icon/icons.ts'
import { EditIcon } from '../icon/icons-actions.ts'
import { LogoutIcon } from '../icon/icons-more.ts'
import { guide } from '../testing/guide.ts'
import { pressEscape } from '../testing/press-escape.ts'
import { Menu, MenuItem } from './Menu.tsx'

const onSelect = fn()
const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  subcomponents: { MenuItem },
  args: {
    label: 'Account',
    align: 'start',
    trigger: (props) => <Button {...props}>Account</Button>,
    children: (
      <>
        <MenuItem icon={<UserIcon size={20} />}>Profile</MenuItem>
        <MenuItem icon={<EditIcon size={20} />} disabled>
          Change name
        </MenuItem>
        <MenuItem as="a" href="#language" icon={<GlobeIcon size={20} />}>
          Language
        </MenuItem>
        <MenuItem tone="danger" icon={<LogoutIcon size={20} />} onClick={onSelect}>
          Log out
        </MenuItem>
      </>
    ),
  },
  parameters: guide({
    usage: 'A short list of actions or of one choice among several, behind a button. A choice closes it.',
    dos: [
      'Say what the list is for in `label`.',
      'Show the present choice with `isSelected`.',
      'Put what is dangerous last.',
    ],
    donts: [
      'Do not put more than about ten items into it.',
      'Do not use it for the links of a site; that is navigation.',
    ],
    keyboard: [
      ['Enter, Space on the trigger', 'opens it at the present choice or the first item'],
      [
        'Arrow down, arrow up',
        'the next, the previous item, from the last to the first; disabled ones are passed over',
      ],
      ['Home, End', 'the first, the last item'],
      ['Letters', 'the next item that begins so; several letters in a row make a word'],
      ['Enter, Space', 'chooses'],
      ['Escape, Tab', 'closes it'],
    ],
  }),
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

export const Account: Story = {
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Account' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const menu = await page.findByRole('menu', { name: 'Account' })
    const item = (name: string) => within(menu).getByRole('menuitem', { name })
    await waitFor(() => expect(item('Profile')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('Language')).toHaveFocus()
    pressEscape(menu)
    await waitFor(() => expect(menu).not.toBeVisible())
    await expect(trigger).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item('Profile')).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(menu).not.toBeVisible())
  },
}
const languages = ['English', 'Español', 'Filipino', 'Français', 'हिन्दी']
export const OneOfSeveral: Story = {
  args: {
    label: 'Language',
    trigger: (props) => <Button {...props}>Language</Button>,
    children: languages.map((name) => (
      <MenuItem key={name} isSelected={name === 'English'}>
        {name}
      </MenuItem>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Language' })
    await userEvent.click(trigger)
    const option = (name: string) => page.getByRole('menuitemradio', { name })
    await waitFor(() => expect(option('English')).toHaveFocus())
    await expect(page.getByRole('menu').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      trigger.getBoundingClientRect().bottom,
    )
    await userEvent.keyboard('fr')
    await expect(option('Français')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(option('English')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(option('हिन्दी')).toHaveFocus()
  },
}
export const SpaceFollowsALink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    const link = page.getByRole('menuitem', { name: 'Language' })
    const followed = fn((event: Event) => event.preventDefault())
    link.addEventListener('click', followed, { once: true })
    link.focus()
    await userEvent.keyboard(' ')
    await expect(followed).toHaveBeenCalledOnce()
  },
}
