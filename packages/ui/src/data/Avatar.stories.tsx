import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { brokenPicture, storyArt } from '../game/story-art.ts'
import { Row } from '../layout/Row.tsx'
import { guide } from '../testing/guide.ts'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'Priya', src: storyArt(4) },
  parameters: guide({
    usage: 'The picture of a person; the first letter of the name where there is none or it fails.',
    dos: [
      'Give the name even when it is written beside the picture.',
      'Give `fallback` where the brand has a default picture.',
    ],
    donts: ['Do not use it for games or vendors.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {}
export const Letter: Story = { args: { name: 'amihan', src: undefined } }
export const BengaliLetter: Story = { args: { name: 'রহিম', src: undefined } }
export const BrokenPicture: Story = {
  args: { name: 'Amihan', src: brokenPicture },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Amihan')
    await expect(canvas.getByText('A')).toBeVisible()
  },
}
export const BrokenPictureWithFallback: Story = {
  args: { src: brokenPicture, fallback: storyArt(6) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', storyArt(6)))
  },
}
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </Row>
  ),
}
