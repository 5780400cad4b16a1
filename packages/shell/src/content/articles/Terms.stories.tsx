import { fakeError } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { shownDialog } from '../../testing/shown-dialog.ts'
import { onPhone, screen, screenParameters } from '../../testing/stories.tsx'
import { TermsDialog } from './TermsDialog.tsx'

const meta = {
  title: 'Screens/Shell/Terms that changed',
  component: TermsDialog,
  parameters: screenParameters,
} satisfies Meta<typeof TermsDialog>
export default meta
type Story = StoryObj<typeof meta>

const due = () => ({ version: 'terms-2', publishedAt: '2026-11-20T04:00:00.000Z', accepted: false })
const asking = { as: 'member', modal: { kind: 'terms' } } as const

export const Asked: Story = {
  ...screen('/help', { ...asking, answers: { termsOfUse: due } }),
  play: async () =>
    void (await waitFor(async () => expect(within(await shownDialog()).getByRole('link')).toBeVisible())),
}
export const OnAPhone: Story = { ...Asked, globals: onPhone }
export const Refused: Story = {
  ...screen('/help', { ...asking, answers: { termsOfUse: due, ...fakeError('acceptTerms', 'STALE_VERSION') } }),
  play: async ({ userEvent }) => {
    const dialog = within(await shownDialog())
    await waitFor(() => expect(dialog.getByRole('link')).toBeVisible())
    await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  },
}
