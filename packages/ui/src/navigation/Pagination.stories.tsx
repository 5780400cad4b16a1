import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { Pagination, type PaginationProps } from './Pagination.tsx'

function Paged(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  const onPage = (next: number) => {
    props.onPage(next)
    setPage(next)
  }
  return <Pagination {...props} page={page} onPage={onPage} />
}

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: {
    page: 6,
    totalPages: 20,
    onPage: fn(),
    labels: { region: 'Pages', previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` },
  },
  render: (args) => <Paged {...args} />,
  parameters: guide({
    usage:
      'Moves between the pages of a list whose length is known: three pages around the present one and one at each end.',
    dos: [
      'Show it below the list and keep the reader’s place in the address.',
      'Give `formatPage` where digits differ.',
    ],
    donts: ['Do not use it for a list that grows while one scrolls.'],
    keyboard: [
      ['Tab', 'previous, the pages, next'],
      ['Enter, Space', 'opens the page; the focus stays on the button, also at the ends'],
    ],
  }),
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page')
    canvas.getByRole('button', { name: 'Page 7' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenCalledWith(7)
    await expect(canvas.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).not.toBeInTheDocument()
  },
}
export const FocusStaysAtTheEnd: Story = {
  args: { page: 2, totalPages: 3 },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onPage).toHaveBeenCalledOnce()
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}
export const First: Story = { args: { page: 1 } }
export const TenThousand: Story = { args: { page: 5000, totalPages: 10_000 } }
const inBengali = (page: number) => page.toLocaleString('bn-u-nu-beng')
export const OwnDigits: Story = {
  args: {
    page: 12,
    totalPages: 30,
    formatPage: inBengali,
    labels: { region: 'পাতা', previous: 'আগের পাতা', next: 'পরের পাতা', page: (page) => `পাতা ${inBengali(page)}` },
  },
}
export const WiderRange: Story = { args: { page: 50, totalPages: 100, range: 5, margin: 2 } }
export const PastTheEnd: Story = {
  args: { page: 99, totalPages: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page')
  },
}
export const OnlyOne: Story = {
  args: { page: 1, totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}
