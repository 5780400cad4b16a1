import { fakeError, fakeId } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { offlineScreen, onPhone, screen, screenParameters } from '../../testing/stories.tsx'
import { AboutPage } from './ArticlesPage.tsx'

const meta = {
  title: 'Screens/Shell/Articles',
  component: AboutPage,
  parameters: screenParameters,
} satisfies Meta<typeof AboutPage>
export default meta
type Story = StoryObj<typeof meta>

const article = (n: number, title: string, summary: string) => ({
  id: fakeId(n),
  kind: 'INFO' as const,
  title,
  summary,
  cover: null,
  publishedAt: '2026-11-01T10:00:00.000Z',
})
const list = [
  article(1, 'About us', 'What this site is, and what it is not.'),
  article(2, 'Privacy', 'What we store about you.'),
]
const page = (items: typeof list) => ({ list: items, pageNo: 1, pageSize: 20, totalCount: items.length, totalPages: 1 })
const answers = { articles: () => page(list) }

export const About: Story = {
  ...screen('/about', { answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Privacy' })).toBeVisible()
  },
}
export const AboutOnAPhone: Story = { ...screen('/about', { answers }), globals: onPhone }
export const Terms: Story = {
  ...screen('/terms', { answers: { articles: () => page(list.slice(0, 1)) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing here can be cashed out/)).toBeVisible()
  },
}
export const Loading: Story = { ...screen('/about', { network: 'silent' }) }
export const Empty: Story = { ...screen('/about', { answers: { articles: () => page([]) } }) }
export const Failed: Story = { ...screen('/about', { answers: fakeError('articles', 'INTERNAL') }) }
export const Gone: Story = {
  ...screen(`/article?id=${fakeId(1)}`, { answers: fakeError('article', 'NOT_FOUND') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be found')).toBeVisible()
  },
}
export const Offline: Story = {
  ...offlineScreen('/about'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
