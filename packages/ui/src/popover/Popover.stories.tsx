import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Row } from '../layout/Row.tsx'
import { guide } from '../testing/guide.ts'
import { pressEscape } from '../testing/press-escape.ts'
import { Text } from '../text/Text.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    label: 'Slot vendors',
    trigger: (props) => <Button {...props}>Slots</Button>,
    children: <Text>Vendors of this category</Text>,
  },
  parameters: guide({
    usage: 'A small panel beside its trigger, with links, pictures or a few controls. Works before any script has run.',
    dos: ['Name the panel.', 'Let it open on hover only where a press does the same.'],
    donts: ['Do not put a list of actions into it; that is a Menu.', 'Do not put a task into it; that is a Modal.'],
    keyboard: [
      ['Enter, Space on the trigger', 'opens and closes it'],
      ['Tab', 'moves into the panel'],
      ['Escape', 'closes it; the trigger has the focus again'],
    ],
  }),
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

const panel = () => within(document.body).getByText('Vendors of this category')

export const OpensOnPress: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Slots' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(panel()).toBeVisible())
    pressEscape(within(document.body).getByRole('group', { name: 'Slot vendors' }))
    await waitFor(() => expect(panel()).not.toBeVisible())
    await expect(trigger).toHaveFocus()
  },
}
export const OpensOnHover: Story = {
  args: { opensOnHover: true },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Slots' })
    await userEvent.hover(trigger)
    await waitFor(() => expect(panel()).toBeVisible())
    await userEvent.unhover(trigger)
    await waitFor(() => expect(panel()).not.toBeVisible())
  },
}
export const StaysInside: Story = {
  render: (args) => (
    <Row $justify="space-between">
      {(['end', 'center', 'start'] as const).map((align) => (
        <Popover
          key={align}
          {...args}
          label={align}
          align={align}
          trigger={(props) => (
            <Button {...props} variant="outline">
              {align}
            </Button>
          )}
        >
          <Text>A panel that is rather wider than its trigger, aligned at the {align}</Text>
        </Popover>
      ))}
    </Row>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const align of ['end', 'center', 'start']) {
      await userEvent.click(canvas.getByRole('button', { name: align }))
      const open = within(document.body).getByRole('group', { name: align })
      await waitFor(() => expect(open).toBeVisible())
      const { left, right } = open.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    }
  },
}
