import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Components/Status/Skeleton',
  component: Skeleton,
  parameters: guide({
    usage: 'The shape of what comes, with a calm light that drifts over it; still for readers who asked for calm.',
    dos: [
      'Give it the size of what comes, so that nothing jumps.',
      'Say in words beside it, for ears, what is loading.',
    ],
    donts: ['Do not show it for less than a moment; a quick answer needs none.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Row $wrap={false}>
        <Skeleton $width="3rem" $height="3rem" $radius="pill" />
        <Stack $gap="2">
          <Skeleton $width="10rem" />
          <Skeleton $width="6rem" />
        </Stack>
      </Row>
      <Skeleton $height="10rem" $radius="card" />
      <Skeleton $width="8rem" $height="2.75rem" $radius="control" />
      <Skeleton $height="4rem" $radius="panel" />
    </Stack>
  ),
}
export const HiddenFromEars: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeInTheDocument()
  },
}
