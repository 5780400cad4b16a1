import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { Altcha, code, LanguageField, line, paging, paragraph, withinPages } from '../fields.ts'
import { gameFilters } from '../games/fields.ts'
import { Id, Int, MaybeText, Ref, Text, Ts } from '../scalars.ts'
import { GameReturn } from '../shared/game.ts'
import { listOf, pageOf } from '../shared/paging.ts'
import { Application, Offer, Promotion, Raffle } from '../shared/promotion.ts'
import { Announcement, Banner } from '../shared/site.ts'
import { sitePageNames } from '../shared/site-pages.ts'
import { askedAgainBy, sharedBy } from '../sharing.ts'

const language = v.optional(LanguageField)
const articleKinds = ['BLOG', 'HELP', 'INFO', 'TERMS'] as const
const article = {
  id: Id,
  kind: v.picklist(articleKinds),
  title: Text,
  summary: Text,
  cover: MaybeText,
  publishedAt: Ts,
}

const sitePage = { name: v.picklist(sitePageNames), title: Text, summary: Text }

export const siteSchemas = {
  siteBanners: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({ group: v.optional(code()), language }),
    value: listOf(Banner),
    errors: [],
    cache: sharedBy('merchant', 'session'),
    servedWhen: ['excluded'],
  },
  siteAnnouncements: {
    origin: 'extension',
    rate: 'p',
    request: v.pipe(
      v.strictObject({
        types: v.optional(v.pipe(v.string(), v.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/))),
        language,
        ...paging(9),
      }),
      withinPages(),
    ),
    value: pageOf(Announcement),
    errors: [],
    cache: askedAgainBy('merchant', 'language', 'session'),
    servedWhen: ['excluded'],
  },
  siteAnnouncement: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({ id: Id, language }),
    value: Announcement,
    errors: ['NOT_FOUND'],
    cache: askedAgainBy('merchant', 'language', 'session'),
    servedWhen: ['excluded'],
  },
  /** Each in its state for the caller, or for a visitor without a session. */
  promotions: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({ type: v.optional(code(32)), language }),
    value: v.object({ types: v.array(v.object({ code: Text, label: Text })), list: v.array(Promotion) }),
    errors: [],
    cache: askedAgainBy('merchant', 'language', 'session'),
    servedWhen: ['excluded'],
  },
  promotion: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({ id: Id, language }),
    value: v.object({
      ...{ ...Promotion.entries, content: Text, raffle: v.optional(Raffle) },
      ...{ offer: v.optional(Offer), application: v.optional(Application) },
    }),
    errors: ['NOT_FOUND'],
    cache: askedAgainBy('merchant', 'language', 'session'),
    servedWhen: ['excluded'],
  },
  articles: {
    origin: 'extension',
    rate: 'p',
    request: v.pipe(v.strictObject({ kind: v.picklist(articleKinds), language, ...paging(20) }), withinPages()),
    value: pageOf(v.object(article)),
    errors: [],
    cache: sharedBy('merchant', 'language'),
  },
  article: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({ id: Id, language }),
    value: v.object({ ...article, content: Text }),
    errors: ['NOT_FOUND'],
    cache: sharedBy('merchant', 'language'),
  },
  /** The terms of use in force, so that their page needs one read. */
  terms: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({ language }),
    value: v.object({ ...article, content: Text }),
    errors: ['NOT_FOUND'],
    cache: sharedBy('merchant', 'language'),
  },
  /** Rules and policies, in the order in which a list shows them. */
  sitePages: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({ language }),
    value: listOf(v.object(sitePage)),
    errors: [],
    cache: sharedBy('merchant', 'language'),
  },
  /**
   * One of them for the merchant's country. `content` is HTML of few kinds; `operator`: the parts that an operator must
   * replace.
   */
  sitePage: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({ name: sitePage.name, language }),
    value: v.object({ ...sitePage, version: Int, publishedAt: Ts, content: Text, operator: Text }),
    errors: [],
    cache: sharedBy('merchant', 'language'),
  },
  /** Return to player of every game, in the order of their names. A rule of the site, so no lobby hides it. */
  gameReturns: {
    origin: 'extension',
    rate: 'r',
    request: v.pipe(v.strictObject({ gameName: gameFilters.gameName, language, ...paging(24) }), withinPages()),
    value: pageOf(GameReturn),
    errors: [],
    cache: sharedBy('merchant', 'language'),
  },
  downloads: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({}),
    value: listOf(
      v.object({ os: v.picklist(['IOS', 'IOS_CONFIG', 'ANDROID']), url: Text, qr: Text, version: MaybeText }),
    ),
    errors: [],
    cache: sharedBy('merchant'),
  },
  join: {
    origin: 'extension',
    human: 'join',
    rate: 's',
    request: v.strictObject({
      name: line(64, 1),
      contact: line(254, 3),
      channel: v.picklist(['EMAIL', 'PHONE', 'TELEGRAM', 'WHATSAPP']),
      message: v.optional(paragraph(500)),
      altcha: Altcha,
    }),
    value: v.object({ refNo: Ref }),
    errors: [],
  },
} as const satisfies Record<string, Schemas>
