import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { Text } from '../text/Text.tsx'
import { Tabs } from './Tabs.tsx'

type Tab = { id: string; label: string; count?: number }
function Lists({ tabs, first = 'all' }: { tabs: readonly Tab[]; first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <Tabs label="Lists" tabs={tabs} value={value} onChange={setValue}>
      <Text>List: {value}</Text>
    </Tabs>
  )
}
const three = [
  { id: 'all', label: 'All' },
  { id: 'hot', label: 'Hot', count: 12 },
  { id: 'recent', label: 'Recent' },
]
const many = ['All', 'Slots', 'Live casino', 'Fishing', 'Card and board games', 'Sports', 'E-sports', 'Lottery'].map(
  (label) => ({ id: label.toLowerCase(), label }),
)

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs<string>,
  args: { label: 'Lists', tabs: three, value: 'all', onChange: () => {}, children: <Text>List: all</Text> },
  parameters: guide({
    usage: 'Two to eight views of the same place, one at a time. More than fit scroll sideways.',
    dos: ['Name the choice in `label`.', 'Keep each label to a word or two.', 'Keep the open tab in the address.'],
    donts: ['Do not use it for steps of a task; that is a Stepper.', 'Do not wrap tabs into a second line.'],
    keyboard: [
      ['Tab', 'the open tab, then its panel'],
      ['Arrow left, arrow right', 'the next tab as read, from the last to the first, and opens it'],
      ['Home, End', 'the first, the last'],
    ],
  }),
} satisfies Meta<typeof Tabs<string>>
export default meta
type Story = StoryObj<typeof meta>

const keys = (canvasElement: HTMLElement) =>
  getComputedStyle(canvasElement).direction === 'rtl'
    ? { next: '{ArrowLeft}', back: '{ArrowRight}' }
    : { next: '{ArrowRight}', back: '{ArrowLeft}' }

export const Three: Story = {
  render: () => <Lists tabs={three} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { next, back } = keys(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard(back)
    await expect(canvas.getByRole('tab', { name: 'Recent' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('List: recent')
    await userEvent.keyboard(next)
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}{Home}')
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus()
  },
}
export const MoreThanFit: Story = {
  render: () => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Lists tabs={many} first="lottery" />
    </div>
  ),
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('tablist')
    await waitFor(() => {
      const [area, tab] = [strip, canvas.getByRole('tab', { name: 'Lottery' })].map((one) =>
        one.getBoundingClientRect(),
      )
      expect((tab?.left ?? 0) + 1).toBeGreaterThanOrEqual(area?.left ?? 0)
      return expect(tab?.right ?? 0).toBeLessThanOrEqual((area?.right ?? 0) + 1)
    })
    // Only the side where more tabs are fades.
    const faded = () => getComputedStyle(strip).maskImage
    await waitFor(() => expect(faded()).toMatch(/24px, .+ 100%, /))
    // A busy browser may update the fade only at the next change of the scroll position.
    await waitFor(() => {
      strip.scrollTo({ left: strip.scrollLeft === 0 ? 1 : 0, behavior: 'instant' })
      return expect(faded()).toMatch(/ 0px, .+ - 24px/)
    })
  },
}
export const OneTab: Story = { render: () => <Lists tabs={three.slice(0, 1)} /> }
export const UnknownValue: Story = {
  render: () => <Lists tabs={three} first="gone" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus()
  },
}
