import { AppError, type Caller, type Endpoints, type Handlers } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import { joinRequests } from '../db/schema/content.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { newRef } from '../ledger/reference.ts'
import { offerOf, stateFor } from '../promotions/offer.ts'
import { isTakenPartIn, standingsOf, withOwnStates } from '../promotions/standing.ts'
import { raffleOf, withRaffleStates } from '../raffles/raffle-view.ts'
import { markFor, readerOf } from '../site/audience.ts'
import { announcementOf } from '../site/shown.ts'
import { articleCount, articleOf, articlePage } from './articles.ts'
import { putFeedback } from './feedback.ts'
import { type PromotionRow, promotionList, promotionRow, promotionTypeList, promotionView } from './promotions.ts'
import { acceptTerms, termsFor, termsInForce } from './terms.ts'

type Rows = Pick<
  Endpoints,
  | 'promotions'
  | 'promotion'
  | 'siteAnnouncement'
  | 'articles'
  | 'article'
  | 'terms'
  | 'termsOfUse'
  | 'acceptTerms'
  | 'downloads'
  | 'join'
  | 'feedback'
  | 'feedbackRules'
>

/** Members who take part; trials do not, like visitors. */
const takesPartAs = (caller: Caller | null) => (caller && caller.type !== 4 ? caller.memberId : null)

/** Terms of an offer, with the member's own state, progress and latest application. */
async function takingPart(db: Deps['db'], memberId: string | null, { promotion: { id, terms }, state }: PromotionRow) {
  const own = memberId === null ? undefined : (await standingsOf(db, memberId, [id])).get(id)
  if (!own) return terms ? { offer: offerOf(terms, null) } : {}
  return {
    state: state === 'JOIN' ? stateFor(own) : state,
    ...(own.terms && { offer: offerOf(own.terms, own.progress) }),
    ...(own.application && { application: own.application }),
  }
}

/** Pages that an operator writes: promotions, articles, one announcement, downloads, and the form to become an agent. */
export const contentHandlers = (deps: Deps): Handlers<Rows> => ({
  promotions: async ({ input, request, caller }) => {
    const language = input.language ?? request.language
    const [types, all, { features }] = await Promise.all([
      promotionTypeList(deps.db, request.merchant),
      promotionList(deps.db, readerOf(request.merchant, caller), language, input.type),
      deps.settings.of(request.merchant),
    ])
    const list = all.filter(({ kind }) => kind !== 'RAFFLE' || features.raffle === true)
    return {
      types: types.map(({ code, label }) => ({ code, label: textIn(label, language) })),
      list: await withOwnStates(
        deps.db,
        takesPartAs(caller),
        await withRaffleStates(deps.db, takesPartAs(caller), list),
      ),
    }
  },
  promotion: async ({ input, request, caller }) => {
    const reader = readerOf(request.merchant, caller)
    const language = input.language ?? request.language
    const row = await promotionRow(deps.db, reader, input.id)
    if (!row) throw new AppError('NOT_FOUND')
    const found = {
      ...{ ...promotionView(row, language), ...markFor(reader, row.promotion.audience) },
      content: textIn(row.promotion.content, language),
    }
    if (isTakenPartIn(found)) return { ...found, ...(await takingPart(deps.db, takesPartAs(caller), row)) }
    if (found.kind !== 'RAFFLE') return found
    if ((await deps.settings.of(request.merchant)).features.raffle !== true) throw new AppError('NOT_FOUND')
    const [[own], raffle] = await Promise.all([
      withRaffleStates(deps.db, takesPartAs(caller), [found]),
      raffleOf(deps.db, takesPartAs(caller), found.id, language),
    ])
    return { ...found, ...own, ...(raffle && { raffle }) }
  },
  siteAnnouncement: async ({ input, request, caller }) => {
    const reader = readerOf(request.merchant, caller)
    const found = await announcementOf(deps.db, reader, input.language ?? request.language, input.id)
    if (!found) throw new AppError('NOT_FOUND')
    return found
  },
  articles: async ({ input, request }) => {
    const { kind, pageNo, pageSize } = input
    const asked = { merchant: request.merchant, kind, language: input.language ?? request.language, pageNo, pageSize }
    const [list, totalCount] = await Promise.all([articlePage(deps.db, asked), articleCount(deps.db, asked)])
    return { list, pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
  },
  article: async ({ input, request }) => {
    const found = await articleOf(deps.db, request.merchant, input.language ?? request.language, input.id)
    if (!found) throw new AppError('NOT_FOUND')
    return found
  },
  terms: async ({ input, request }) => {
    const inForce = await termsInForce(deps.db, request.merchant)
    const language = input.language ?? request.language
    const found = inForce && (await articleOf(deps.db, request.merchant, language, inForce.id))
    if (!found) throw new AppError('NOT_FOUND')
    return found
  },
  termsOfUse: ({ caller }) => termsFor(deps.db, caller),
  acceptTerms: async ({ input, caller, request }) => {
    await acceptTerms(deps.db, { caller, request, version: input.version })
    return { accepted: true }
  },
  downloads: async ({ request }) => {
    const { downloads } = await deps.settings.of(request.merchant)
    return { list: downloads.map(({ os, url, version }) => ({ os, url, qr: url, version })) }
  },
  feedback: (call) => putFeedback(deps, call),
  feedbackRules: async ({ request }) => (await deps.settings.of(request.merchant)).feedback,
  join: async ({ input, request }) => {
    const { name, contact, channel, message } = input
    const refNo = newRef('FB', deps.clock())
    const row = { name, contact, channel, message: message ?? null, ip: request.ip, merchant: request.merchant }
    await deps.db.insert(joinRequests).values({ ...row, id: newId(), refNo })
    return { refNo }
  },
})
