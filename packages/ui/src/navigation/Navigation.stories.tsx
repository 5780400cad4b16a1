import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Text } from '../text/Text.tsx'
import { Pagination } from './Pagination.tsx'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Components/Pagination and tabs',
  component: Pagination,
  args: {
    page: 6,
    totalPages: 20,
    onPage: fn(),
    labels: { region: 'Pages', previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` },
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 7' }))
    await expect(args.onPage).toHaveBeenCalledWith(7)
  },
}
export const First: Story = { args: { page: 1 } }
export const Few: Story = { args: { page: 2, totalPages: 3 } }
export const OnlyOne: Story = {
  args: { page: 1, totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

const tabs = [
  { id: 'all', label: 'All' },
  { id: 'hot', label: 'Hot', count: 12 },
  { id: 'recent', label: 'Recent' },
] as const
function Lists() {
  const [value, setValue] = useState<(typeof tabs)[number]['id']>('all')
  return (
    <Tabs label="Lists" tabs={tabs} value={value} onChange={setValue}>
      <Text>List: {value}</Text>
    </Tabs>
  )
}
export const ThreeTabs: Story = {
  render: () => <Lists />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Recent' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('List: recent')
  },
}
