import { type Promotion, type SitePageName, sitePageNames } from '../contract/shared.ts'
import { fakeId, fakeRef, makeAnnouncement, makeLogin, makeMember, NOW } from './factories.ts'
import type { Fakes } from './fakes-type.ts'

export const makePromotion = (promotion: Partial<Promotion> = {}, n = 1): Promotion => ({
  id: fakeId(n),
  type: 'DAILY',
  kind: 'INFO',
  title: `Lantern week ${n}`,
  summary: 'Seven evenings of quiet games',
  cover: null,
  state: 'JOIN',
  startsAt: NOW,
  endsAt: null,
  ...promotion,
})

const article = {
  id: fakeId(1),
  kind: 'HELP' as const,
  title: 'How play money works',
  summary: 'What it is and what it is not',
  cover: null,
  publishedAt: NOW,
}

const sitePage = (name: SitePageName) => ({ name, title: `About ${name}`, summary: `What to know about ${name}` })

const message = (text: string, n = 1) => ({
  id: fakeId(n),
  room: 'lobby',
  from: 'a1',
  name: 'pl***01',
  level: 0,
  text,
  at: NOW,
  mine: false,
})

type LazyNames =
  | 'promotions'
  | 'promotion'
  | 'siteAnnouncement'
  | 'articles'
  | 'article'
  | 'terms'
  | 'sitePages'
  | 'sitePage'
  | 'downloads'
  | 'join'
  | 'resetByEmail'
  | 'sendLoginVerification'
  | 'verifyLogin'
  | 'startPasskeyLogin'
  | 'firebaseChannel'
  | 'sendStepUp'
  | 'stepUp'
  | 'customerServiceLink'
  | 'changeAvatar'
  | 'termsOfUse'
  | 'acceptTerms'
  | 'sessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'chatRooms'
  | 'chatHistory'
  | 'chatTicket'
  | 'chatSay'
  | 'chatReport'
  | 'chatIgnore'

/** Default responses of content, account and chat. */
export const lazyFakes: Pick<Fakes, LazyNames> = {
  promotions: ({ type = 'DAILY' }) => ({
    types: [{ code: 'DAILY', label: 'Daily' }],
    list: [1, 2, 3].map((n) => makePromotion({ type }, n)),
  }),
  promotion: ({ id }) => ({ ...makePromotion({ id }), content: '<p>Every evening at eight.</p>' }),
  siteAnnouncement: ({ id }) => ({ ...makeAnnouncement(), id }),
  articles: ({ kind, pageNo, pageSize }) => ({
    list: [{ ...article, kind }],
    pageNo,
    pageSize,
    totalCount: 1,
    totalPages: 1,
  }),
  article: ({ id }) => ({ ...article, id, content: '<p>Nothing here can be cashed out.</p>' }),
  terms: () => ({
    ...{ ...article, kind: 'TERMS', title: 'Terms of use', summary: 'What you agree to with an account' },
    content: '<p>Nothing here can be cashed out.</p>',
  }),
  sitePages: () => ({ list: sitePageNames.map((name) => sitePage(name)) }),
  sitePage: ({ name }) => ({
    ...sitePage(name),
    version: 1,
    publishedAt: NOW,
    content: '<p>Nothing here can be cashed out.</p>',
    operator: 'Name your company.',
  }),
  downloads: () => ({ list: [{ os: 'ANDROID', url: '/down', qr: '/down', version: '1.0' }] }),
  join: () => ({ refNo: fakeRef('FB') }),

  resetByEmail: ({ username }) => makeLogin({ userName: username }),
  sendLoginVerification: () => ({ expiredMinutes: 5 }),
  verifyLogin: () => makeLogin(),
  startPasskeyLogin: () => ({
    ...{ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 300_000, userVerification: 'required' },
  }),
  firebaseChannel: () => ({ api: 'https://identity.example', apiKey: 'web-key', recaptcha: [] }),
  sendStepUp: () => ({ expiredMinutes: 5, maskedMobile: '***567' }),
  stepUp: () => ({ token: 'fake-token-after-the-step-up', expiresAt: NOW }),
  customerServiceLink: () => ({ link: 'fake.sealed.link' }),
  changeAvatar: ({ avatarId }) => ({ avatarId, avatarUrl: makeMember().avatar }),
  termsOfUse: () => ({ version: 'terms-1', publishedAt: NOW, accepted: true }),
  acceptTerms: () => ({ accepted: true }),
  sessions: () => ({
    list: [
      { id: fakeId(1), current: true, createdAt: NOW, lastSeenAt: NOW, ip: '127.0.0.1', device: 'Chrome, Android' },
    ],
  }),
  endSession: () => ({ ended: true }),
  endOtherSessions: () => ({ ended: 1 }),

  chatRooms: () => ({
    rooms: [{ id: 'lobby', name: 'Lobby' }],
    headerColour: null,
    canSay: true,
    mutedUntil: null,
    ignored: [],
  }),
  chatHistory: ({ room }) => ({ list: [{ ...message('Good evening'), room }], hasMore: false }),
  chatTicket: () => ({ ticket: 'fake-ticket', expiresInSec: 30 }),
  chatSay: ({ room, text, clientId }) => ({ ...message(text), id: clientId, room, mine: true }),
  chatReport: () => ({ reported: true }),
  chatIgnore: ({ from, on }) => ({ ignored: on ? [from] : [] }),
}
