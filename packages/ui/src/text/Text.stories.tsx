import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { Text } from './Text.tsx'

const words = 'Play money stays on this site and is worth nothing outside.'
const meta = {
  title: 'Components/Layout/Text',
  component: Text,
  args: { children: words },
  parameters: guide({
    usage: 'A paragraph, or with `as="span"` a part of a line.',
    dos: ['Use `muted` for what may be passed over.'],
    donts: ['Do not write in `xs` what must be read.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Text key={size} $size={size}>
          {words}
        </Text>
      ))}
    </Stack>
  ),
}
export const Tones: Story = {
  render: () => (
    <Stack>
      <Text>{words}</Text>
      <Text $tone="muted">{words}</Text>
      <Text $weight="bold">{words}</Text>
    </Stack>
  ),
}
export const Scripts: Story = {
  render: () => (
    <Stack>
      <Text lang="bn">খেলার টাকা এই ঘরেই থাকে, বাইরে এর কোনো মূল্য নেই।</Text>
      <Text lang="hi">खेल का पैसा घर में रहता है और बाहर उसका कोई मूल्य नहीं है।</Text>
      <Text lang="ur" dir="rtl">
        کھیل کی رقم اسی گھر میں رہتی ہے اور باہر اس کی کوئی قیمت نہیں۔
      </Text>
      <Text lang="th">เงินเล่นอยู่ในบ้านและไม่มีค่าภายนอก</Text>
    </Stack>
  ),
}
