import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { Carousel } from './Carousel.tsx'
import { storyLabels, storySlide } from './story-slides.tsx'

const meta = {
  title: 'Components/Media/Carousel',
  component: Carousel,
  args: { label: 'Offers', labels: storyLabels, children: [storySlide(1), storySlide(2), storySlide(3)] },
  parameters: guide({
    usage:
      'Banners of a page, one at a time. With more than one it advances every five seconds, until it is hovered, focused or paused, and never with reduced motion.',
    dos: [
      'Make a banner with a target a link, and leave the others without one.',
      'Give each picture its size and a text.',
      'Load the first picture at once.',
    ],
    donts: ['Do not put words into the picture that are nowhere else.', 'Do not set more than a handful of slides.'],
    keyboard: [
      ['Tab', 'the slides, the banner in sight, previous, the dots, pause, next'],
      ['Arrow left, arrow right on the slides', 'scroll'],
      ['Enter, Space on a dot', 'goes to that slide'],
    ],
  }),
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const isAt = (button: HTMLElement) => waitFor(() => expect(button).toHaveAttribute('aria-current'))

export const Banners: Story = {
  play: async ({ canvas, userEvent }) => {
    const dot = canvas.getByRole('button', { name: 'Banner 3' })
    dot.focus()
    await userEvent.keyboard('{Enter}')
    await isAt(dot)
    await expect(dot.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const MovesByItself: Story = {
  args: { interval: 300 },
  play: async ({ canvas }) => {
    await isAt(canvas.getByRole('button', { name: 'Banner 2' }))
  },
}
export const Paused: Story = {
  args: { interval: 200 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    const at = canvas.getByRole('button', { current: true })
    await new Promise((resolve) => setTimeout(resolve, 700))
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect(at).toHaveAttribute('aria-current')
  },
}
export const Linked: Story = {
  args: { children: [storySlide(1, true), storySlide(2, false)] },
  play: async ({ canvas }) => {
    const waits = () => getComputedStyle(canvas.getByAltText('Banner 2')).animationDelay
    await expect(waits()).toBe('3.5s')
    canvas.getByRole('list').scrollTo({ left: 40, behavior: 'instant' })
    await waitFor(() => expect(waits()).toBe('0s'))
    const [linked] = canvas.getAllByRole('link')
    await expect(getComputedStyle(linked as HTMLElement).cursor).toBe('pointer')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}
export const OneBanner: Story = {
  args: { children: storySlide(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
export const NoBanner: Story = {
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}
export const ManyBanners: Story = { args: { children: Array.from({ length: 12 }, (_, index) => storySlide(index)) } }
