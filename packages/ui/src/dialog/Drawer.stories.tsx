import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { Link } from '../button/Link.tsx'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { Opener } from '../testing/Opener.tsx'
import { pressEscape } from '../testing/press-escape.ts'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: false,
    onClose: () => {},
    title: 'Menu',
    closeLabel: 'Close',
    children: (
      <Stack $gap="1" $align="start">
        {['Promotions', 'Points mall', 'Help', 'About us'].map((name) => (
          <Link key={name} href={`#${name}`} variant="standalone">
            {name}
          </Link>
        ))}
      </Stack>
    ),
  },
  render: (args) => <Opener>{({ isOpen, close }) => <Drawer {...args} isOpen={isOpen} onClose={close} />}</Opener>,
  parameters: {
    docs: { story: { inline: false, iframeHeight: 480 } },
    ...guide({
      usage: 'Something beside the page that is looked at and left again: a menu, filters, a basket.',
      dos: [
        'Use `start` for navigation, `end` for what belongs to the reader, `bottom` for choices on a phone.',
        'Allow the swipe on phones, in addition to the close button.',
      ],
      donts: ['Do not put a task into it that a click beside it would throw away; that is a Modal.'],
      keyboard: [
        ['Escape', 'closes it'],
        ['Tab, Shift Tab', 'stays inside'],
      ],
    }),
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

async function open({ canvas, userEvent }: Parameters<Play>[0]) {
  const opener = canvas.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  const drawer = await within(document.body).findByRole('dialog', { name: 'Menu' })
  await waitFor(() => expect(getComputedStyle(drawer).opacity).toBe('1'))
  return { opener, drawer }
}
const isRtl = () => getComputedStyle(document.documentElement).direction === 'rtl'

export const FromTheEnd: Story = {
  play: async (context) => {
    const { opener, drawer } = await open(context)
    // Up to the edge of the page, which keeps a gutter for a scrollbar.
    const edge = document.documentElement.getBoundingClientRect()
    const gap = () => {
      const { left, right } = drawer.getBoundingClientRect()
      return Math.abs(isRtl() ? left - edge.left : right - edge.right)
    }
    await waitFor(() => expect(gap()).toBeLessThan(1))
    pressEscape(drawer)
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}
export const FromTheEndOpen: Story = { play: async (context) => void (await open(context)) }
export const FromTheStart: Story = { args: { side: 'start' }, play: async (context) => void (await open(context)) }
export const FromBelow: Story = {
  args: { side: 'bottom', closesOnSwipe: true },
  play: async (context) => void (await open(context)),
}
export const ClickBesideCloses: Story = {
  play: async (context) => {
    const { drawer } = await open(context)
    await context.userEvent.click(drawer)
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
  },
}
export const SwipeCloses: Story = {
  args: { closesOnSwipe: true },
  play: async (context) => {
    const { drawer } = await open(context)
    const panel = drawer.firstElementChild as HTMLElement
    const away = isRtl() ? -1 : 1
    const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true, clientY: 300 }
    panel.setPointerCapture = () => {}
    await fireEvent.pointerDown(panel, { ...touch, clientX: 200 })
    await fireEvent.pointerMove(panel, { ...touch, clientX: 200 + 60 * away })
    await expect(drawer.style.translate).not.toBe('')
    await fireEvent.pointerMove(panel, { ...touch, clientX: 200 + 180 * away })
    await fireEvent.pointerUp(panel, { ...touch, clientX: 200 + 180 * away })
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
  },
}
export const LongList: Story = {
  args: {
    side: 'bottom',
    children: Array.from({ length: 60 }, (_, index) => <p key={`${index + 1}`}>Line {index + 1} of a long list</p>),
  },
  play: async (context) => {
    const { drawer } = await open(context)
    await expect(drawer.offsetHeight).toBeLessThan(window.innerHeight)
    // The keyboard reaches a scrolling area, once its size is known.
    await waitFor(() => expect(drawer.querySelector('[tabindex="0"]')).not.toBeNull())
  },
}
