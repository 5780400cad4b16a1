export { Markup, markup } from './markup.ts'
export {
  codeMail,
  codeSms,
  type MailLook,
  type MailPurpose,
  type MailTexts,
  mailTextKeys,
  noticeMail,
} from './messages.ts'
export type { Mail } from './render.ts'
