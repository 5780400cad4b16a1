import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { storyLabels, storyVendors } from './story-slides.tsx'
import { VendorCarousel, type VendorCarouselProps } from './VendorCarousel.tsx'

function Chosen(props: VendorCarouselProps) {
  const [selected, setSelected] = useState(props.selected)
  const choose = (id: string) => {
    setSelected(id)
    props.onSelect(id)
  }
  return <VendorCarousel {...props} selected={selected} onSelect={choose} />
}

const meta = {
  title: 'Components/Media/VendorCarousel',
  component: VendorCarousel,
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Game providers',
    labels: storyLabels,
    vendors: storyVendors(11),
    visible: 7,
    onSelect: fn(),
    interval: 0,
  },
  parameters: guide({
    usage:
      'The vendors of a category, to choose one: seven side by side for slots, five for other categories. Above that number the row loops and advances automatically; up to it, it is centred and does not move.',
    dos: [
      'Give a white logo and one in colour; without a picture the first letter is shown.',
      'Pass `visible={7}` for slots and leave the default of five elsewhere.',
    ],
    donts: ['Do not put anything but vendors into it; for cards there is the Rail.'],
    keyboard: [
      ['Tab', 'the vendor that was focused last, then previous, pause, next'],
      ['Arrow left, arrow right', 'the vendor before or after, round the ends'],
      ['Home, End', 'the first, the last'],
      ['Enter, Space', 'chooses'],
    ],
  }),
} satisfies Meta<typeof VendorCarousel>
export default meta
type Story = StoryObj<typeof meta>

const rowOf = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  canvas.getByRole('list', { name: 'Game providers' })

export const Slots: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: /^Firefly/ })
    first.focus()
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}{Enter}' : '{ArrowRight}{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('vendor-1')
    await expect(canvas.getByRole('button', { name: /^Reef/, pressed: true })).toHaveFocus()
    first.focus()
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}')
    const last = canvas.getByRole('button', { name: /^Harbour/ })
    await expect(last).toHaveFocus()
    await waitFor(() => {
      const [row, box] = [rowOf(canvas).getBoundingClientRect(), last.getBoundingClientRect()]
      expect(box.left).toBeGreaterThanOrEqual(row.left - 2)
      expect(box.right).toBeLessThanOrEqual(row.right + 2)
    })
  },
}
export const RunsRound: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = rowOf(canvas)
    const lap = row.scrollWidth / 3
    await expect(row.querySelectorAll('li')).toHaveLength(33)
    for (let press = 0; press < 5; press += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      // The resting position is in the middle copy: there is always one before and one after.
      await waitFor(() => {
        expect(Math.abs(row.scrollLeft)).toBeGreaterThan(lap - 40)
        expect(Math.abs(row.scrollLeft)).toBeLessThan(2 * lap + 40)
      })
    }
  },
}
export const MovesByItself: Story = {
  args: { interval: 400 },
  play: async ({ canvas, userEvent }) => {
    const row = rowOf(canvas)
    const start = row.scrollLeft
    await waitFor(() => expect(Math.abs(row.scrollLeft - start)).toBeGreaterThan(20))
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}
export const ExactlySeven: Story = {
  args: { vendors: storyVendors(7) },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas).querySelectorAll('li')).toHaveLength(7)
    await expect(canvas.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument()
  },
}
export const ExactlyFive: Story = { args: { vendors: storyVendors(5), visible: 5 } }
export const SixOfFive: Story = { args: { vendors: storyVendors(6), visible: 5 } }
export const One: Story = { args: { vendors: storyVendors(1) } }
export const None: Story = {
  args: { vendors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}
export const WithoutPictures: Story = {
  args: { vendors: storyVendors(4).map(({ id, name }) => ({ id, name })), selected: 'vendor-2' },
}
export const LongNames: Story = {
  args: {
    vendors: storyVendors(6).map((vendor) => ({ ...vendor, name: `${vendor.name} International Entertainment` })),
  },
}
export const Dragged: Story = {
  play: async ({ args, canvas }) => {
    const row = rowOf(canvas)
    const before = row.scrollLeft
    const [slide] = row.querySelectorAll('button')
    const fire = (type: string, target: EventTarget, clientX: number) =>
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, pointerType: 'mouse', button: 0 }))
    fire('pointerdown', slide as Element, 300)
    fire('pointermove', window, 200)
    await expect(row.scrollLeft).toBe(before + 100)
    fire('pointerup', window, 200)
    const calls = (args.onSelect as ReturnType<typeof fn>).mock.calls.length
    slide?.click()
    await expect(args.onSelect).toHaveBeenCalledTimes(calls)
  },
}
