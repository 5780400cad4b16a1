import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EditIcon, RefreshIcon, ShareIcon, TrashIcon } from '../icon/icons-actions.ts'
import { Divider } from '../layout/Divider.tsx'
import { guide } from '../testing/guide.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { Toolbar } from './Toolbar.tsx'

const onRefresh = fn()
const meta = {
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  args: {
    label: 'Report',
    children: (
      <>
        <Button variant="ghost" icon={<EditIcon size={18} />}>
          Edit
        </Button>
        <IconButton label="Refresh" onClick={onRefresh}>
          <RefreshIcon size={20} />
        </IconButton>
        <IconButton label="Share" disabled>
          <ShareIcon size={20} />
        </IconButton>
        <Divider isVertical />
        <IconButton label="Delete">
          <TrashIcon size={20} />
        </IconButton>
      </>
    ),
  },
  parameters: guide({
    usage: 'Three or more controls that belong to one thing, such as the tools of a report. One stop of the Tab key.',
    dos: ['Name what the tools are for.', 'Part groups with a vertical Divider.'],
    donts: ['Do not put text fields inside; arrow keys belong to them.', 'Do not use it for one or two buttons.'],
    keyboard: [
      ['Tab', 'into the bar, to the control used last, and out of it'],
      ['Arrow left, arrow right', 'the next control as read, from the last to the first'],
      ['Home, End', 'the first, the last'],
    ],
  }),
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

export const ToolsOfAReport: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    onRefresh.mockClear()
    const named = (name: string) => canvas.getByRole('button', { name })
    const isRtl = getComputedStyle(canvasElement).direction === 'rtl'
    const next = isRtl ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.tab()
    await expect(named('Edit')).toHaveFocus()
    await userEvent.keyboard(next)
    await expect(named('Refresh')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onRefresh).toHaveBeenCalledOnce()
    await userEvent.keyboard(next)
    await expect(named('Delete')).toHaveFocus()
    await userEvent.keyboard(next)
    await expect(named('Edit')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(named('Delete')).toHaveFocus()
  },
}
