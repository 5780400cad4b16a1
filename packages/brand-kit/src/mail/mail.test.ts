import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createReader } from '@boardwalk/boundaries/foreign-texts'
import { languageCodes, languages, minutesText } from '@boardwalk/i18n/codes'
import { describe, expect, it } from 'vitest'
import { loadBrands } from '../load/load-brand.ts'
import { nameIn } from '../name-in.ts'
import {
  codeMail,
  codeSms,
  type MailLook,
  type MailTexts,
  type MoneyNews,
  type MoneyTexts,
  mailTextKeys,
  moneyWords,
  noticeMail,
} from './index.ts'
import { moneyNotices } from './money.ts'

const read = (tag: string, name: string) =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../../../locales/${tag}/gateway/${name}.json`), 'utf8'))
const notices = [
  ...(['password', 'place', 'jackpot', 'payPassword', 'payReset', 'mobile', 'email'] as const),
  ...(['authenticatorOn', 'authenticatorOff', 'passkeyAdded', 'passkeyRemoved'] as const),
] as const
const facts = { code: '042917', minutes: 5 }

const looks = loadBrands().flatMap(({ brand, tokens }) =>
  languageCodes.map((language): MailLook => {
    const texts = read(languages[language].bcp47, 'mail') as MailTexts
    return { brand, tokens, language, texts }
  }),
)
const noticeOf = ({ language }: MailLook, kind: (typeof notices)[number]) => {
  const { title, content } = read(languages[language].bcp47, 'texts')[kind]
  return { title, content: content.replace('{ip}', '203.0.113.7').replace('{amount}', '₱25,000.00') }
}
const money: Omit<MoneyNews, 'notice'> = {
  ...{ refNo: 'WD2511240001', amount: '₱480.00', name: 'ta***', reason: 'IDENTITY' },
  facts: { amount: '₱500.00', fee: '₱20.00', account: 'GCash ***4321', to: 'ta***' },
}
const moneyOf = ({ language }: MailLook, notice: MoneyNews['notice']) =>
  moneyWords(read(languages[language].bcp47, 'cashier') as MoneyTexts, { ...money, notice })
const mails = (look: MailLook) => [
  ...mailTextKeys.purpose.map((purpose) => ({ kind: purpose, ...codeMail(look, purpose, facts) })),
  ...notices.map((kind) => ({ kind, ...noticeMail(look, noticeOf(look, kind)) })),
  ...moneyNotices.map((kind) => ({ kind, ...noticeMail(look, moneyOf(look, kind)) })),
]
const names = [
  ...loadBrands().flatMap(({ brand }) => [
    brand.name,
    ...Object.values(brand.names ?? {}).flatMap((name) => name ?? []),
  ]),
  'GCash',
]
const name = ({ brand, language }: MailLook) => `${brand.name} ${language}`

/** Visible text of the HTML part, one paragraph per line. */
const words = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .filter((line) => line.trim() !== '')

describe.each(looks.map((look) => [name(look), look] as const))('messages of %s', (_, look) => {
  it('have the same text in both parts, without a raw key or placeholder', () => {
    for (const { kind, subject, text, html } of mails(look)) {
      const plain = text.split('\n').filter((line) => line !== '' && line !== '--')
      expect(words(html), kind).toEqual(plain)
      expect(subject + text + html, kind).not.toMatch(/undefined|\[object|code\.\w+|purpose\./)
      expect(subject + text, kind).not.toMatch(/[{}]/)
      expect([...subject].length, subject).toBeLessThanOrEqual(60)
    }
  })

  it('are in the language of their reader, names excepted', async () => {
    const read = await createReader(languages[look.language].bcp47, names)
    const sms = { kind: 'sms', subject: '', text: codeSms(look, facts) }
    for (const { kind, subject, text } of [...mails(look), sms])
      expect(read([subject, ...text.split('\n')].filter((line) => line !== '')), kind).toEqual([])
  })

  it('name the code, its time and the brand', () => {
    for (const purpose of mailTextKeys.purpose) {
      const { subject, text } = codeMail(look, purpose, facts)
      expect(subject).toContain(facts.code)
      for (const part of [
        facts.code,
        minutesText(5, languages[look.language].bcp47),
        nameIn(look.brand, look.language),
      ])
        expect(text).toContain(part)
    }
  })

  it('about money state number, status, reason, amounts and masked account in both parts, without a link', () => {
    for (const notice of moneyNotices) {
      const { text, html } = noticeMail(look, moneyOf(look, notice))
      const texts = read(languages[look.language].bcp47, 'cashier') as MoneyTexts
      const stated = [money.refNo, texts[notice].status, texts.reason.IDENTITY, texts[notice].next]
      for (const part of [...stated, '₱500.00', '₱20.00', 'GCash ***4321', 'ta***'])
        expect(text.split('\n').filter((line) => line.includes(part)).length, `${notice} ${part}`).toBeGreaterThan(0)
      expect(html).not.toMatch(/<a\b|href|https?:/)
    }
  })

  it('fetch nothing, fit a phone and take the colours of the brand in both themes', () => {
    const { html } = codeMail(look, 'LOGIN', facts)
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|https?:/)
    expect(html).toContain('max-width:600px')
    expect(html).toContain(`<html lang="${languages[look.language].bcp47}" dir="ltr">`)
    expect(html).toContain(`background-color:${look.tokens.light['color-header']};`)
    expect(html).toContain(`background-color:${look.tokens.dark['color-header']} !important`)
  })

  it.each([5, 60])('fit one SMS with a code of %i minutes, the code before all else', (minutes) => {
    const sms = codeSms(look, { ...facts, minutes })
    expect(sms.startsWith(facts.code)).toBe(true)
    const isGsm = /^[\n\r !-_a-z£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¡ÄÖÑÜ§¿äöñüà]*$/.test(sms) && !/[[\\\]^]/.test(sms)
    expect(isGsm).toBe(look.language === 'EN' || look.language === 'TY')
    expect(sms.length, sms).toBeLessThanOrEqual(isGsm ? 160 : 70)
  })
})

/** Where the member centre shows the same state. */
const shownAs: Partial<Record<MoneyNews['notice'], string>> = {
  ...{ arrived: 'depositv2 APPROVED', arrivedOther: 'depositv2 APPROVED', failed: 'depositv2 FAILED' },
  ...{ expired: 'depositv2 EXPIRED', rejected: 'depositv2 REJECTED', payoutRequested: 'withdraw REVIEW' },
  ...{ payoutApproved: 'withdraw APPROVED', payoutPaid: 'withdraw PAID_OUT', payoutInPart: 'withdraw PAID_OUT' },
  ...{ payoutReceived: 'withdraw RECEIVED', payoutDisputed: 'withdraw DISPUTED', payoutRejected: 'withdraw REJECTED' },
  ...{ payoutFailed: 'withdraw FAILED', payoutRefunded: 'withdraw REFUNDED', payoutForced: 'withdraw FORCED' },
}
it.each(languageCodes)('a message about money names a state in %s as the member centre does', (code) => {
  const tag = languages[code].bcp47
  const texts = read(tag, 'cashier') as MoneyTexts
  const centre = read(tag, '../member-centre')
  const states = Object.entries(shownAs).map(([notice, place]) => {
    const [page = '', status = ''] = place.split(' ')
    return [notice, centre[page].status[status]]
  })
  expect(states).toEqual(Object.keys(shownAs).map((key) => [key, texts[key as MoneyNews['notice']].status]))
})

it('escapes the texts of a brand or a change', () => {
  const [look] = looks as [MailLook]
  const hostile = '<img src=x onerror="alert(1)">&\''
  const brand = { ...look.brand, name: hostile, names: {}, support: { ...look.brand.support, email: hostile } }
  const mail = noticeMail({ ...look, brand }, { title: hostile, content: hostile })
  expect(mail.html).not.toContain('<img')
  expect(words(mail.html).filter((line) => line.includes('onerror'))).toHaveLength(4)
  expect(mail.text).toContain(hostile)
})
