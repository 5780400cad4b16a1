import { onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { TeamBetting } from '../betting/TeamBetting.tsx'
import { agentScreen, risen, seen } from '../testing/agent-screen.ts'

const meta = {
  title: 'Screens/Agent centre/Saved filters',
  component: TeamBetting,
  parameters: screenParameters,
} satisfies Meta<typeof TeamBetting>
export default meta
type Story = StoryObj<typeof meta>

const key = 'filters.teamBetting.agent01'
const forget = () => localStorage.removeItem(key)
const opened = async () => {
  await userEvent.click(await (await risen()).findByRole('button', { name: 'Saved filters' }))
  return within(await screen.findByRole('dialog', { name: 'Saved filters' }))
}
const saved = async () => {
  const list = await opened()
  await userEvent.type(list.getByRole('textbox', { name: /^Name/ }), 'Settled this week')
  await userEvent.click(list.getByRole('button', { name: 'Save the current filters' }))
  return list
}
const narrowed = 'teamBetting&q.state=SETTLED&q.period=week'

export const Empty: Story = {
  ...agentScreen('teamBetting'),
  beforeEach: forget,
  play: async () => void (await seen((await opened()).findByText('No saved filters yet'))),
}
export const SavedOnAPhone: Story = {
  ...agentScreen(narrowed),
  globals: onPhone,
  beforeEach: forget,
  play: async () => void (await seen((await saved()).findByRole('button', { name: 'Apply Settled this week' }))),
}
export const NameMissing: Story = {
  ...agentScreen(narrowed),
  beforeEach: forget,
  play: async () => {
    const list = await opened()
    await userEvent.click(list.getByRole('button', { name: 'Save the current filters' }))
    await seen(list.findByText('Enter a name.'))
  },
}
/** A browser that keeps nothing for this site. */
export const Refused: Story = {
  ...agentScreen(narrowed),
  beforeEach: () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function refuse(name, value) {
      if (name === key) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, name, value)
    }
    return () => {
      Storage.prototype.setItem = setItem
    }
  },
  play: async () => void (await seen((await saved()).findByRole('alert'))),
}
