import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../layout/Row.tsx'
import { guide } from '../testing/guide.ts'
import { Text } from '../text/Text.tsx'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Status/Spinner',
  component: Spinner,
  parameters: guide({
    usage:
      'Says that something is going on whose shape is not known: inside a busy button, beside a word. Breathes instead of turning for readers who asked for calm.',
    dos: ['Put words beside it, seen or read aloud.'],
    donts: ['Do not fill a page with it; a Skeleton shows what comes.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Row $gap="6">
      {[16, 20, 32, 48].map((size) => (
        <Spinner key={size} $size={size} />
      ))}
    </Row>
  ),
}
export const BesideWords: Story = {
  render: () => (
    <Row>
      <Spinner />
      <Text>Asking the vendor</Text>
    </Row>
  ),
}
