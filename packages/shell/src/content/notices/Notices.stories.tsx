import { fakeError, fakeId, makeAnnouncement } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { offlineScreen, onPhone, screen, screenParameters } from '../../testing/stories.tsx'
import { NoticePage } from './NoticePage.tsx'

const meta = {
  title: 'Screens/Shell/Announcements',
  component: NoticePage,
  parameters: screenParameters,
} satisfies Meta<typeof NoticePage>
export default meta
type Story = StoryObj<typeof meta>

const TOTAL = 20
const answers = {
  siteAnnouncements: ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
    list: Array.from({ length: Math.max(0, Math.min(pageSize, TOTAL - (pageNo - 1) * pageSize)) }, (_, n) => ({
      ...makeAnnouncement(),
      id: fakeId((pageNo - 1) * pageSize + n + 1),
      title: `News number ${(pageNo - 1) * pageSize + n + 1}`,
    })),
    pageNo,
    pageSize,
    totalCount: TOTAL,
    totalPages: Math.ceil(TOTAL / pageSize),
  }),
}

export const Data: Story = {
  ...screen('/noticePage', { answers }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('News number 9')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await expect(await canvas.findByText('News number 10')).toBeVisible()
  },
}
export const OnAPhone: Story = { ...screen('/noticePage?page=3', { answers }), globals: onPhone }
export const PastTheEnd: Story = { ...screen('/noticePage?page=7', { answers }) }
export const Loading: Story = { ...screen('/noticePage', { network: 'silent' }) }
export const Empty: Story = {
  ...screen('/noticePage', {
    answers: { siteAnnouncements: () => ({ list: [], pageNo: 1, pageSize: 9, totalCount: 0, totalPages: 0 }) },
  }),
}
export const Failed: Story = { ...screen('/noticePage', { answers: fakeError('siteAnnouncements', 'INTERNAL') }) }
export const Offline: Story = {
  ...offlineScreen('/noticePage'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
