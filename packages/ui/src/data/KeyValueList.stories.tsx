import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { Badge } from './Badge.tsx'
import { KeyValueList } from './KeyValueList.tsx'
import { Money } from './Money.tsx'

const meta = {
  title: 'Components/Data/KeyValueList',
  component: KeyValueList,
  args: {
    label: 'Withdrawal',
    items: [
      { name: 'Amount', value: <Money text="₱500.00" /> },
      { name: 'Fee', value: <Money text="₱0.00" /> },
      { name: 'State', value: <Badge $tone="info">On its way</Badge> },
      { name: 'You receive', value: <Money text="₱500.00" />, isTotal: true },
    ],
  },
  parameters: guide({
    usage:
      'Facts about one thing: a payment before it is sent, a round, a profile. Names at the start, values at the end; under each other where there is no room.',
    dos: ['Put what counts last and mark it `isTotal`.'],
    donts: ['Do not use it for many things of a kind; that is a DataTable.'],
    keyboard: [],
  }),
} satisfies Meta<typeof KeyValueList>
export default meta
type Story = StoryObj<typeof meta>

export const Payment: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4)
    await expect(canvas.getByRole('group', { name: 'Withdrawal' })).toBeVisible()
  },
}
export const LongValues: Story = {
  args: {
    label: 'Reference',
    items: [
      { name: 'Reference', value: '5f2c9a10e4b8d7c6a1f03b92d8e7c6b5a4f3e2d1c0b9a8f7' },
      { name: 'A name that is longer than what it names', value: 'Yes' },
    ],
  },
}
