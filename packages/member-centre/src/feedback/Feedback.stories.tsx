import { fakeError, makeFeedback, makeFeedbackPage } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { Feedback } from './Feedback.tsx'

const meta = {
  title: 'Screens/Member centre/Feedback',
  component: Feedback,
  parameters: screenParameters,
} satisfies Meta<typeof Feedback>
export default meta
type Story = StoryObj<typeof meta>

const page = 'messageV2&q.tab=feedback'
const shown = async () => void (await risen())

export const Form: Story = { ...memberScreen(page), play: shown }
/** The limits of the settings, after a text that is too short. */
export const TooShortOnAPhone: Story = {
  ...memberScreen(page, { answers: { feedbackRules: () => ({ minWords: 5, maxWords: 200 }) } }),
  globals: onPhone,
  play: async () => {
    const dialog = await risen()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Your feedback' }), 'More slots')
    await userEvent.click(dialog.getByRole('button', { name: 'Send feedback' }))
    await dialog.findByText('Write at least 5 words.')
  },
}
export const Sent: Story = {
  ...memberScreen(page),
  play: async () => {
    const dialog = await risen()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Your feedback' }), 'More slots please, thank you')
    await userEvent.click(dialog.getByRole('button', { name: 'Send feedback' }))
    await dialog.findByText(/Your reference is/)
  },
}
export const Loading: Story = { ...memberScreen(page, { answers: { feedbackRules: never } }), play: shown }
export const Failed: Story = {
  ...memberScreen(page, { answers: fakeError('feedbackRules', 'OVERLOADED') }),
  play: shown,
}
export const Offline: Story = { ...offlineMemberScreen(page), play: shown }
const reply = 'Thank you, the game runs again.\nPlease tell us if it stops once more.'
const sentBefore = makeFeedbackPage([
  makeFeedback({ content: 'The jackpot wheel stopped in the middle of my round.' }),
  makeFeedback({ questionType: 'SUGGESTION', status: 'ANSWERED', reply, repliedAt: '2026-11-21T10:00:00.000Z' }, 2),
])
const answers = { ownFeedback: () => sentBefore }
export const Answered: Story = { ...memberScreen(page, { answers }), play: shown }
export const AnsweredOnAPhone: Story = { ...Answered, globals: onPhone }
export const LoadingOwnFeedback: Story = { ...memberScreen(page, { answers: { ownFeedback: never } }), play: shown }
export const OwnFeedbackFailed: Story = {
  ...memberScreen(page, { answers: fakeError('ownFeedback', 'OVERLOADED') }),
  play: shown,
}
