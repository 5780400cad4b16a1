import { token } from '@boardwalk/brand-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { DigitCounter } from '../data/DigitCounter.tsx'
import { storyBanner } from '../game/story-art.ts'
import { Carousel } from './Carousel.tsx'
import { Marquee } from './Marquee.tsx'

const Picture = styled.img`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  background: ${token('color-hero')};
`
const slide = (index: number) => (
  <a key={index} href={`#banner-${index}`}>
    <Picture src={storyBanner(index)} alt={`Banner ${index}`} width={1600} height={900} />
  </a>
)
const labels = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play', goTo: (n: number) => `Banner ${n}` }

const meta = {
  title: 'Components/Carousel, marquee, counter',
  component: Carousel,
  args: { label: 'Offers', labels, children: [slide(1), slide(2), slide(3)] },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Banners: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Banner 3' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Banner 3' })).toHaveAttribute('aria-current'), {
      timeout: 3000,
    })
  },
}
export const MovesByItself: Story = {
  args: { interval: 300 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Banner 2' })).toHaveAttribute('aria-current'), {
      timeout: 4000,
    })
  },
}
export const OneBanner: Story = {
  args: { children: slide(1) },
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
export const Announcements: Story = {
  render: () => (
    <Marquee label="Announcements" labels={labels}>
      {['Maintenance on Monday at 04:00', 'Three new slots this week', 'Play money only'].map((text) => (
        <a key={text} href="#announcement">
          {text}
        </a>
      ))}
    </Marquee>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}
export const RollingDigits: Story = {
  render: () => <DigitCounter prefix="₱" text="1,234.56" cellHeight={52} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₱1,234.56')).toBeInTheDocument()
  },
}
export const RollingDigitsAtFullHeight: Story = { render: () => <DigitCounter text="165.11" /> }
