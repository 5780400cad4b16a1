import { Money, Rate, Ts } from '@boardwalk/api-client/contract'
import { bannerGroups } from '@boardwalk/brand-kit/lists'
import { languageCodes } from '@boardwalk/i18n/codes'
import * as v from 'valibot'
import { bonusFor } from '../../cashier/offer-terms.ts'
import { audiences } from '../../db/schema/audience.ts'
import type { PromotionTerms } from '../../db/schema/content.ts'
import type { Texts } from '../../db/schema/texts.ts'
import { fitsScale, parseMoney } from '../../ledger/money.ts'
import { toHtml } from '../../pages/to-html.ts'
import { unitsOf } from '../../promotions/offer.ts'

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

function htmlOf(markdown: string): string | null {
  try {
    return toHtml(markdown)
  } catch {
    return null
  }
}

/** Markdown of few kinds becomes HTML; raw HTML and pictures are refused, so that no script reaches a reader. */
const Markdown = v.pipe(
  line(20_000),
  v.check((text) => htmlOf(text) !== null, 'only headings, paragraphs, lists, emphasis and safe links'),
  v.transform((text) => htmlOf(text) ?? ''),
)

/** English is required; a language that is missing shows it. */
const texts = <S extends v.GenericSchema<string, string>>(schema: S) => {
  const others = Object.fromEntries(languageCodes.map((code) => [code, v.optional(schema)]))
  return v.pipe(
    v.strictObject({ ...others, EN: schema }),
    v.transform((written) => written as Texts),
  )
}

const Instant = v.pipe(
  Ts,
  v.transform((text) => new Date(text)),
)
const Positive = v.pipe(
  Money,
  v.check((amount) => (parseMoney(amount) ?? 0n) > 0n, 'more than nothing'),
)
/** An amount in whole cents, because players read it. */
const Cents = v.pipe(
  Positive,
  v.check((amount) => fitsScale(unitsOf(amount), 2), 'whole cents'),
)
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
/** A picture of this site or of the web over TLS. */
const Picture = v.pipe(v.string(), v.maxLength(300), v.regex(/^(\/(?!\/)|https:\/\/)[\w./%-]+$/))
const placed = {
  merchant: v.pipe(v.string(), v.maxLength(32)),
  audience: v.optional(v.array(v.picklist(audiences)), []),
  sort: v.optional(whole(0, 10_000), 0),
  reason: line(200),
}
const endsLater = <T extends { endsAt?: Date | undefined }>(begin: (row: T) => Date | undefined) =>
  v.check<T, string>((row) => {
    const from = begin(row)
    return !row.endsAt || (row.endsAt > new Date() && (!from || row.endsAt > from))
  }, 'ends later than it begins, and in the future')

export const NewAnnouncement = v.pipe(
  v.strictObject({
    ...placed,
    type: v.picklist(['PL', 'PU', 'PR', 'H']),
    title: texts(line(120)),
    content: texts(Markdown),
    isImportant: v.optional(v.boolean(), false),
    publishedAt: v.optional(Instant),
    endsAt: v.optional(Instant),
  }),
  endsLater(({ publishedAt }) => publishedAt),
  v.check(({ isImportant, type }) => !isImportant || type === 'PU', 'only a pop-up is important'),
)

const TermsIn = v.strictObject({
  reward: v.strictObject({ type: v.picklist(['CASH', 'BONUS']), amount: Positive }),
  wagerTimes: whole(0, 100),
  days: whole(1, 365),
  goal: v.optional(v.strictObject({ metric: v.picklist(['STAKE', 'DEPOSIT']), target: Positive })),
  needs: v.optional(
    v.strictObject({ comment: v.boolean(), images: v.boolean(), contact: v.array(v.picklist(['ZALO', 'WHATSAPP'])) }),
  ),
})

/** Nothing waits to be claimed, so there is no time for it; a bonus of at least a cent is wagered. */
const DepositTermsIn = v.pipe(
  v.strictObject({
    reward: v.strictObject({ type: v.literal('BONUS'), amount: Cents }),
    wagerTimes: whole(1, 100),
    deposit: v.strictObject({ rate: Rate, least: Cents }),
  }),
  v.check(
    ({ reward, deposit }) => bonusFor(unitsOf(deposit.least), { ...deposit, most: reward.amount }) > 0n,
    'a bonus',
  ),
  v.transform((terms) => ({ ...terms, days: 0 })),
)
const isOfDeposit = (terms: unknown) => typeof terms === 'object' && terms !== null && 'deposit' in terms

const Terms = v.pipe(
  v.lazy((terms) => (isOfDeposit(terms) ? DepositTermsIn : TermsIn)),
  v.transform((terms) => terms as PromotionTerms),
)

/** Raffles have prizes and chances, which are no part of a publication. */
export const NewPromotion = v.pipe(
  v.strictObject({
    ...placed,
    type: v.pipe(v.string(), v.regex(/^[A-Z_]{2,32}$/)),
    kind: v.picklist(['INFO', 'JOIN', 'APPLY', 'SIGN_IN', 'DEPOSIT']),
    title: texts(line(120)),
    summary: texts(line(300)),
    content: texts(Markdown),
    cover: v.optional(Picture),
    terms: v.optional(Terms),
    startsAt: v.optional(Instant),
    endsAt: v.optional(Instant),
  }),
  endsLater(({ startsAt }) => startsAt),
  v.check(({ kind, terms }) => (kind === 'INFO') === (terms === undefined), 'an offer has terms, information has none'),
  v.check(({ kind, terms }) => kind !== 'JOIN' || terms?.goal !== undefined, 'an offer to join has a goal'),
  v.check(({ kind, terms }) => (kind === 'DEPOSIT') === (terms?.deposit !== undefined), 'a share of a deposit'),
  v.check(({ kind, terms }) => kind === 'APPLY' || terms?.needs === undefined, 'only an application needs anything'),
  v.check(({ terms }) => terms?.reward.type !== 'CASH' || terms.wagerTimes === 0, 'cash is not wagered'),
)

export const NewBanner = v.pipe(
  v.strictObject({
    ...placed,
    groupName: v.picklist(bannerGroups),
    image: Picture,
    linkageType: v.optional(v.picklist(['PAGE', 'URL'])),
    linkageValue: v.optional(v.pipe(v.string(), v.maxLength(300))),
    startsAt: v.optional(Instant),
    endsAt: v.optional(Instant),
  }),
  endsLater(({ startsAt }) => startsAt),
  v.check(({ linkageType, linkageValue }) => {
    if (!linkageType) return linkageValue === undefined
    return (linkageType === 'PAGE' ? /^\/(?!\/)/ : /^https:\/\//).test(linkageValue ?? '')
  }, 'PAGE leads to a path of this site, URL to an https address'),
)

export type NewAnnouncement = v.InferOutput<typeof NewAnnouncement>
export type NewPromotion = v.InferOutput<typeof NewPromotion>
export type NewBanner = v.InferOutput<typeof NewBanner>
