import type { MailTexts, MoneyTexts } from '@boardwalk/brand-kit/mail'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'

/** Notices that are also sent as e-mails. */
type Notice = 'password' | 'place' | 'jackpot' | 'payReset' | 'passkeyAdded'
type Notices = Record<Notice, { title: string; content: string }>
type Files<Texts> = Record<string, Texts>

const mail: Files<MailTexts> = import.meta.glob('../../../../locales/*/gateway/mail.json', {
  eager: true,
  import: 'default',
})
const notices: Files<Notices> = import.meta.glob('../../../../locales/*/gateway/texts.json', {
  eager: true,
  import: 'default',
})

const money: Files<MoneyTexts> = import.meta.glob('../../../../locales/*/gateway/cashier.json', {
  eager: true,
  import: 'default',
})

function read<Texts>(files: Files<Texts>, language: LanguageCode, name: string): Texts {
  const found = files[`../../../../locales/${languages[language].bcp47}/gateway/${name}.json`]
  if (!found) throw new Error(`There are no texts ${name} in ${language}.`)
  return found
}
export const mailTexts = (language: LanguageCode): MailTexts => read(mail, language, 'mail')
export const noticeTexts = (language: LanguageCode): Notices => read(notices, language, 'texts')
export const moneyTexts = (language: LanguageCode): MoneyTexts => read(money, language, 'cashier')
