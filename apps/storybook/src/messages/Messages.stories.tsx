import { codeMail, codeSms, noticeMail } from '@boardwalk/brand-kit/mail'
import { fill, languageCodes } from '@boardwalk/i18n/codes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EveryLanguage, Message, type Write } from './Message.tsx'
import { noticeTexts } from './message-texts.ts'

const facts = { code: '042917', minutes: 5 }
const codeByEmail: Write = (look) => codeMail(look, 'VERIFY', facts)
const notice =
  (kind: keyof ReturnType<typeof noticeTexts>): Write =>
  (look, money) => {
    const { title, content } = noticeTexts(look.language)[kind]
    return noticeMail(look, { title, content: fill(content, { ip: '203.0.113.7', amount: money('25000') }) })
  }

const meta = {
  title: 'Patterns/E-mails and SMS',
  component: Message,
  tags: ['!autodocs'],
  args: { language: 'EN', write: codeByEmail },
  render: ({ write }, { globals }) => <Message language={globals.language} write={write} />,
} satisfies Meta<typeof Message>
export default meta
type Story = StoryObj<typeof meta>

export const CodeByEmail: Story = {
  play: async ({ canvas }) => void expect(await canvas.findAllByText(facts.code)).toHaveLength(2),
}
export const CodeBySms: Story = { args: { write: (look) => ({ text: codeSms(look, facts) }) } }
export const SecurityNotice: Story = { args: { write: notice('place') } }
export const TransactionPasswordReset: Story = { args: { write: notice('payReset') } }
export const PasskeyAdded: Story = { args: { write: notice('passkeyAdded') } }
export const Win: Story = { args: { write: notice('jackpot') } }
/** The code by e-mail; the toolbar chooses the language of the other stories. */
export const CodeInEveryLanguage: Story = {
  render: ({ write }) => <EveryLanguage write={write} />,
  play: async ({ canvas }) => {
    expect(await canvas.findAllByText(facts.code)).toHaveLength(2 * languageCodes.length)
  },
}
export const NoticeInEveryLanguage: Story = {
  args: { write: notice('password') },
  render: ({ write }) => <EveryLanguage write={write} />,
}
