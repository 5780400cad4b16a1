import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { guide } from '../testing/guide.ts'
import { Art } from './Art.tsx'
import { brokenPicture, storyArt } from './story-art.ts'

const Place = styled.div`
  inline-size: 150px;
  & > * { aspect-ratio: 3 / 4; }
`
const meta = {
  title: 'Components/Media/Art',
  component: Art,
  args: { src: storyArt(3), alt: 'A star over rings', width: 300, height: 400 },
  decorators: (Shown) => (
    <Place>
      <Shown />
    </Place>
  ),
  parameters: guide({
    usage:
      'A picture that fills its frame. It loads when a tenth of it is in view, tries its fallback once, and leaves the brand’s motif where both fail.',
    dos: [
      'Give the size, so that nothing moves.',
      'Mark what is in the first view `isPriority`, and the largest picture of it `isLargest`.',
      'Leave `alt` empty where a name is written beside it.',
    ],
    donts: ['Do not use it for icons.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Art>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {}
export const NoPicture: Story = { args: { src: undefined } }
export const FallsBackOnce: Story = {
  args: { src: brokenPicture, fallback: storyArt(7), isPriority: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', storyArt(7)))
  },
}
export const BothBroken: Story = {
  args: { src: brokenPicture, fallback: `${brokenPicture}BBBB`, isPriority: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}
const Far = styled.div`margin-block-start: 300vh;`
export const WaitsOutOfView: Story = {
  decorators: (Shown) => (
    <Far>
      <Shown />
    </Far>
  ),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('span')
    await expect(canvasElement.querySelector('img')).toBeNull()
    frame?.scrollIntoView()
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeInTheDocument())
  },
}
