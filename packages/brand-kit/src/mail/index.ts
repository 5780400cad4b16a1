export { Markup, markup } from './markup.ts'
export {
  codeMail,
  codeSms,
  type MailLook,
  type MailPurpose,
  type MailTexts,
  mailTextKeys,
  type NoticeWords,
  noticeMail,
} from './messages.ts'
export {
  type AmountFact,
  type MoneyNews,
  type MoneyNotice,
  type MoneyTexts,
  type MoneyWords,
  moneyNotices,
  moneyTextKeys,
  moneyWords,
} from './money.ts'
export type { Mail } from './render.ts'
