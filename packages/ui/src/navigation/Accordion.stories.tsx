import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Badge } from '../data/Badge.tsx'
import { guide } from '../testing/guide.ts'
import { Text } from '../text/Text.tsx'
import { Accordion } from './Accordion.tsx'

const items = [
  { id: 'money', title: 'What is play money?', content: <Text>Money of this site. It is worth nothing outside.</Text> },
  {
    id: 'limits',
    title: 'How do I set a limit, and when does a higher one begin to count?',
    aside: <Badge $tone="accent">New</Badge>,
    content: <Text>In the security centre. A lower limit counts at once, a higher one after a day.</Text>,
  },
  {
    id: 'help',
    title: 'Whom do I ask?',
    content: <Text>The chat at the edge of the page is open day and night.</Text>,
  },
]
const meta = {
  title: 'Components/Navigation/Accordion',
  component: Accordion,
  args: { items, onToggle: fn() },
  parameters: guide({
    usage:
      'A list of titles, each of which opens what it names: questions and answers, details of a rule. The browser’s own disclosure, so it works before scripts have run and find-in-page opens it.',
    dos: ['Set `level` one below the heading above.', 'Write titles that say what is inside.'],
    donts: ['Do not hide essential content.', 'Do not put an accordion into an accordion.'],
    keyboard: [
      ['Tab', 'the next title, or what is open below it'],
      ['Enter, Space', 'opens and closes'],
      ['Arrow down, arrow up', 'the next, the previous title'],
      ['Home, End', 'the first, the last title'],
    ],
  }),
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

/** An opened section grows for a moment; nothing can be judged before it has grown. */
const stillness = () => Promise.allSettled(document.getAnimations().map((animation) => animation.finished))

export const SeveralMayBeOpen: Story = {
  args: { openAtFirst: ['money'] },
  play: async ({ args, canvas, userEvent }) => {
    const isOpen = (text: string) => canvas.getByText(text).closest('details')?.open
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByText(items[1]?.title ?? '').closest('summary')).toHaveFocus()
    // The browser's default action of Enter on a title.
    await userEvent.click(canvas.getByText(items[1]?.title ?? ''))
    await waitFor(() => expect(isOpen(items[1]?.title ?? '')).toBe(true))
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith('limits', true))
    await expect(isOpen('What is play money?')).toBe(true)
    await userEvent.keyboard('{End}')
    await expect(canvas.getByText('Whom do I ask?').closest('summary')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByText('What is play money?').closest('summary')).toHaveFocus()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    await stillness()
  },
}
export const OneAtATime: Story = {
  args: { isExclusive: true, openAtFirst: ['money'], level: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Whom do I ask?'))
    await waitFor(() => expect(canvas.getByText('What is play money?').closest('details')?.open).toBe(false))
    await expect(canvas.getByText('Whom do I ask?').closest('details')?.open).toBe(true)
    await stillness()
    const closed = canvas.getByText(/^Money of this site/)
    await waitFor(() => expect(closed.checkVisibility({ contentVisibilityAuto: true })).toBe(false))
  },
}
export const AllClosed: Story = {}
export const LongWords: Story = {
  args: {
    openAtFirst: ['long'],
    items: [
      {
        id: 'long',
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        content: <Text>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Text>,
      },
    ],
  },
}
