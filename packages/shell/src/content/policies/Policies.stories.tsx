import { fakeError, fakes } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { offlineScreen, onPhone, screen, screenParameters } from '../../testing/stories.tsx'
import { PoliciesPage } from './PoliciesPage.tsx'

const meta = {
  title: 'Screens/Shell/Policies',
  component: PoliciesPage,
  parameters: screenParameters,
} satisfies Meta<typeof PoliciesPage>
export default meta
type Story = StoryObj<typeof meta>

const page = {
  ...fakes.sitePage({ name: 'responsible-play' }),
  title: 'Responsible play',
  summary: 'How to set limits and take a break, and where to find free help.',
  content:
    '<p>Everything here is <strong>play money</strong>.</p><h2>Signs of harm</h2><ul><li>You play longer than you meant to.</li><li>You hide how much you play.</li></ul><h2>Steps</h2><ol><li>Take a break.</li><li>Talk to <a href="/contact">us</a> or call <a href="tel:1553">1553</a>.</li></ol>',
  operator: 'An operator confirms every number and its hours before publishing this page.',
}
const answers = { sitePage: () => page }

export const List: Story = {
  ...screen('/policies'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'About privacy' })).toBeVisible()
  },
}
export const ListOnAPhone: Story = { ...screen('/policies'), globals: onPhone }
export const EmptyList: Story = { ...screen('/policies', { answers: { sitePages: () => ({ list: [] }) } }) }
export const FailedList: Story = { ...screen('/policies', { answers: fakeError('sitePages', 'INTERNAL') }) }
export const Page: Story = {
  ...screen('/responsible-play', { answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Signs of harm' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '1553' })).toBeVisible()
    await expect(canvas.getByRole('article').clientWidth).toBeLessThan(800)
  },
}
export const PageOnAPhone: Story = { ...screen('/responsible-play', { answers }), globals: onPhone }
export const GameRules: Story = {
  ...screen('/game-rules'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'RTP of every game' })).toBeVisible()
    await expect(canvas.getAllByRole('cell', { name: '96.42%' })).toHaveLength(3)
  },
}
export const GameRulesOnAPhone: Story = { ...screen('/game-rules'), globals: onPhone }
export const NoGameFound: Story = {
  ...screen('/game-rules', {
    answers: { gameReturns: () => ({ list: [], pageNo: 1, pageSize: 24, totalCount: 0, totalPages: 0 }) },
  }),
}
export const Loading: Story = { ...screen('/privacy', { network: 'silent' }) }
export const Failed: Story = {
  ...screen('/privacy', { answers: fakeError('sitePage', 'INTERNAL') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = {
  ...offlineScreen('/privacy'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
