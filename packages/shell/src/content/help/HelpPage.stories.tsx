import { fakeError, fakeId } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { offlineScreen, onPhone, screen, screenParameters } from '../../testing/stories.tsx'
import { HelpPage } from './HelpPage.tsx'

const meta = {
  title: 'Screens/Shell/Help',
  component: HelpPage,
  parameters: screenParameters,
} satisfies Meta<typeof HelpPage>
export default meta
type Story = StoryObj<typeof meta>

const article = (sort: number, category: string, title: string, content: string) => ({
  id: fakeId(sort),
  category,
  title,
  content,
  sort,
})
const answers = {
  helpCenter: () => ({
    list: [
      article(0, 'account', 'Sign in', '<p>Press <b>Sign in</b> and give your name and password.</p><p>Forgot it?</p>'),
      article(
        1,
        'deposit',
        'Play money',
        '<p>Every player starts with the same amount, and nothing can be paid out.</p>',
      ),
      article(
        2,
        'rules',
        'A question whose title is so long that it needs more than one line on a phone',
        '<p>Yes.</p>',
      ),
    ],
  }),
}

export const Data: Story = {
  ...screen('/help', { answers }),
  play: async ({ canvas, userEvent }) => {
    const question = await canvas.findByText('Play money', { selector: 'summary' })
    await userEvent.click(question)
    await expect(canvas.getByText(/nothing can be paid out/)).toBeVisible()
  },
}
export const Searching: Story = {
  ...screen('/help', { answers }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'paid')
    await expect(await canvas.findByText('1 found')).toBeVisible()
    await expect(canvas.getByText(/nothing can be paid out/)).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), ' quickly')
    await expect(await canvas.findByText(/No results/)).toBeVisible()
  },
}
export const OnAPhone: Story = { ...screen('/help', { answers }), globals: onPhone }
export const OpenAtATopic: Story = { ...screen('/help?topic=terms', { answers }) }
export const InsideTheApp: Story = { ...screen('/helpmc', { answers }), globals: onPhone }
export const Loading: Story = {
  ...screen('/help', { network: 'silent' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('status', { busy: true })).length).toBeGreaterThan(0)
  },
}
export const Empty: Story = { ...screen('/help', { answers: { helpCenter: () => ({ list: [] }) } }) }
export const Failed: Story = {
  ...screen('/help', { answers: fakeError('helpCenter', 'INTERNAL') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Offline: Story = {
  ...offlineScreen('/help'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
