import type { Announcement, Banner, Game, LoginOk, MemberInfo, Region, Vendor, Winner } from '../contract/shared.ts'

/** A moment that every fake agrees on. */
export const NOW = '2026-11-21T10:00:00.000Z'

/** Stable id of the n-th thing of a kind. */
export const fakeId = (n: number) => `019aa5c0-0000-7000-8000-${String(n).padStart(12, '0')}`

export const fakeRef = (kind: 'DP' | 'WD' | 'TR' | 'PA' | 'PT' | 'RW' | 'FB' | 'BT' | 'SL' | 'DV') =>
  `${kind}261121-0000000001`

/** A one-colour square, so that a story needs no server for its pictures. */
const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E"

export const makeGame = (game: Partial<Game> = {}, n = 1): Game => ({
  nodeId: fakeId(n),
  nodeName: `Lantern Tide ${n}`,
  gameName: `Lantern Tide ${n}`,
  gameCode: `lantern-tide-${n}`,
  vassalage: 'NOVA',
  displayName: `Lantern Tide ${n}`,
  gameType: 'RNG',
  gameClassify: null,
  iconUrl: PICTURE,
  showIcon: PICTURE,
  lagerIcon: PICTURE,
  url: null,
  isHot: 0,
  isNew: 0,
  supportPlay: 0,
  minBet: '0.10',
  launch: 'IFRAME',
  ...game,
})

export const makeGames = (count: number, game: Partial<Game> = {}): Game[] =>
  Array.from({ length: count }, (_, index) => makeGame(game, index + 1))

export const makeVendor = (vendor: Partial<Vendor> = {}): Vendor => ({
  vassalage: 'NOVA',
  name: 'Nova Games',
  gameType: 'RNG',
  accountTypeId: '101',
  isHot: 1,
  status: 'UP',
  supportedCurrencies: ['TLB', 'BDT', 'INR'],
  ...vendor,
})

export const makeLogin = (login: Partial<LoginOk> = {}): LoginOk => ({
  token: 'fake-token-of-a-signed-in-player',
  expiresAt: '2026-11-21T22:00:00.000Z',
  idleSeconds: 1800,
  userName: 'player01',
  type: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  excluded: null,
  captcha: false,
  ...login,
})

const emptyProfile: MemberInfo['profile'] = {
  payeeName: null,
  nickname: null,
  mobile: null,
  email: null,
  birthday: null,
  address: null,
  nationality: null,
  occupation: null,
  sourceOfIncome: null,
  qqNum: null,
  whatsapp: null,
  facebook: null,
  telegram: null,
  zalo: null,
  line: null,
  wechat: null,
  idNumber: null,
}

export const makeMember = (member: Partial<MemberInfo> = {}): MemberInfo => ({
  id: fakeId(1),
  account: 'player01',
  nickname: 'player01',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Bronze', rankLevel: 1 },
  memberLabel: [],
  currency: 'TLB',
  language: 'EN',
  avatar: PICTURE,
  profile: emptyProfile,
  security: { payPassword: false, mobile: false, email: false, totp: false, payeeName: false, level: 0 },
  registeredAt: NOW,
  ...member,
})

export const makeAnnouncement = (announcement: Partial<Announcement> = {}, n = 1): Announcement => ({
  id: fakeId(n),
  title: `Notice ${n}`,
  content: '<p>All games are open.</p>',
  important: false,
  publishedAt: NOW,
  ...announcement,
})

export const makeBanner = (banner: Partial<Banner> = {}, n = 1): Banner => ({
  bannerId: fakeId(n),
  groupName: 'w_home',
  url: PICTURE,
  linkageType: null,
  linkageValue: null,
  ...banner,
})

export const makeWinner = (winner: Partial<Winner> = {}, n = 1): Winner => ({
  accountMasked: 'pl***',
  gameName: `Lantern Tide ${n}`,
  gameCategory: 'RNG',
  iconUrl: PICTURE,
  amount: '1250.00',
  currency: 'TLB',
  wonAt: NOW,
  ...winner,
})

export const regions: Region[] = [
  { merchantCode: 'walogm', country: 'PH', currency: 'TLB', countryName: 'Philippines', langList: ['EN', 'TY'] },
  { merchantCode: '90jlbdtf1', country: 'BD', currency: 'BDT', countryName: 'Bangladesh', langList: ['EN', 'BN'] },
  { merchantCode: '90jiliinf1', country: 'IN', currency: 'INR', countryName: 'India', langList: ['EN', 'HI'] },
]
