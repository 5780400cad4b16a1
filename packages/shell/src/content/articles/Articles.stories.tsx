import { fakeError, fakeId, fakes } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { offlineScreen, onPhone, screen, screenParameters } from '../../testing/stories.tsx'
import { TermsPage } from './TermsPage.tsx'

const meta = {
  title: 'Screens/Shell/Articles',
  component: TermsPage,
  parameters: screenParameters,
} satisfies Meta<typeof TermsPage>
export default meta
type Story = StoryObj<typeof meta>

const answers = {
  terms: () => ({
    ...fakes.terms({}),
    title: 'Terms of use',
    summary: 'What you agree to when you open an account.',
    content:
      '<p>Play money cannot be exchanged for real money.</p><h2>Leaving</h2><p>See <a href="/contact">Contact</a>.</p>',
  }),
}

export const Terms: Story = {
  ...screen('/terms', { answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Play money cannot be exchanged/)).toBeVisible()
    const page = within(canvas.getByRole('main'))
    await expect(page.getByRole('link', { name: 'Contact' })).toBeVisible()
  },
}
export const TermsOnAPhone: Story = { ...screen('/terms', { answers }), globals: onPhone }
export const Loading: Story = { ...screen('/terms', { network: 'silent' }) }
export const NoTerms: Story = { ...screen('/terms', { answers: fakeError('terms', 'NOT_FOUND') }) }
export const Failed: Story = { ...screen('/terms', { answers: fakeError('terms', 'INTERNAL') }) }
export const Gone: Story = {
  ...screen(`/article?id=${fakeId(1)}`, { answers: fakeError('article', 'NOT_FOUND') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be found')).toBeVisible()
  },
}
export const Offline: Story = {
  ...offlineScreen('/terms'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
