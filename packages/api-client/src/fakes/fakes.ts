import type { Value } from '../contract/endpoint.ts'
import type { Endpoints } from '../contract/endpoints.ts'
import { agentsFakes } from './agents.ts'
import { cashierFakes } from './cashier.ts'
import { contractFakes, makeContract } from './contract.ts'
import { discoveryFakes } from './discovery.ts'
import * as make from './factories.ts'
import type { Fakes } from './fakes-type.ts'
import { makeGameList } from './game-list.ts'
import { inboxFakes } from './inbox.ts'
import { lazyFakes } from './lazy-fakes.ts'
import { playFakes } from './play.ts'
import { profileFakes } from './profile.ts'
import { protectionFakes } from './protection.ts'
import { recordsFakes } from './records.ts'
import { rewardsFakes } from './rewards.ts'
import { securityFakes } from './security.ts'
import { permission, registerRules } from './site.ts'
import { transfersFakes } from './transfers.ts'
import { withdrawalFakes } from './withdrawals.ts'

const { NOW, fakeId, fakeRef } = make
const answered = ({ version }: { version: number }) => ({
  contract: makeContract({ version: version + 1 }),
  terminated: [],
})
const page = <T>(list: T[]) => ({ list, pageNo: 1, pageSize: 20, totalCount: list.length, totalPages: 1 })
const lobby = { RNG: 'Slots', LIVE: 'Live casino', FISH: 'Fishing' } as const
const categories = Object.keys(lobby) as (keyof typeof lobby)[]
const launch = (): Value<Endpoints['launchGame']> => ({
  mode: 'IFRAME',
  url: 'about:blank',
  route: null,
  gameSessionId: fakeId(1),
  expiresAt: NOW,
  frame: { sandbox: 'allow-scripts', allow: 'autoplay' },
})

export const fakes: Fakes = {
  login: ({ username }) => make.makeLogin(username ? { userName: username } : {}),
  sendLoginCode: () => ({ expiredMinutes: 5, maskedMobile: '*******123' }),
  permission: () => permission,
  playerAvatar: () => ({ avatarId: 'a1', avatarUrl: make.makeMember().avatar }),
  gameMenus: () => ({
    menus: categories.map((gameCategory, sort) => ({
      gameCategory,
      label: lobby[gameCategory],
      sort,
      enabled: true,
      hot: sort === 0,
      vendors: [make.makeVendor({ gameType: gameCategory })],
      moreRoute: `/${gameCategory.toLowerCase()}`,
    })),
    routers: categories.map((code) => ({ code, path: `/${code.toLowerCase()}` })),
    settings: {
      currencySymbol: '₱',
      loginedToHomePage: false,
      lobbyNeedsLogin: false,
      prizeMode: 'Lott',
      announcementTypes: ['B', 'PL', 'PU', 'PR', 'H'],
      searchPageSize: 12,
      gamePageSize: 24,
      minBets: ['0.01', '0.05', '0.10', '0.50', '0.75'],
    },
  }),
  memberInfo: () => make.makeMember(),
  register: ({ username }) => make.makeLogin({ userName: username, firstTimeLogin: true }),
  registerMobile: ({ username, mobileNum }) => make.makeLogin({ userName: username ?? mobileNum }),
  changePassword: () => ({ token: 'fake-token-after-the-change', expiresAt: NOW }),
  affiliateCheck: () => ({ valid: true, agentAccountMasked: 'ag***' }),
  registerSettings: () => registerRules,
  forgotByEmail: () => ({ sent: true, expiredMinutes: 5 }),
  freePlay: () => make.makeLogin({ userName: 'guest', type: 4 }),
  captcha: () => ({ captchaId: 'c1', image: make.makeGame().iconUrl, expiresAt: NOW }),
  avatarIcons: () => ({ current: 'a1', list: [{ avatarId: 'a1', url: make.makeMember().avatar }] }),
  systemStatus: () => ({ status: 0, messageKey: null, until: null, ip: '127.0.0.1', countryCode: 'PH', csUrl: null }),
  forgotByPhone: () => make.makeLogin(),

  balance: () => ({
    sumBalance: '1000.00',
    cash: '1000.00',
    bonus: '0.00',
    hold: '0.00',
    vendors: [],
    currency: 'TLB',
    asOf: NOW,
    version: 1,
  }),
  allowance: () => ({ state: 'ENOUGH', amount: '200.00', below: '10.00', resetsAt: NOW }),
  claimAllowance: () => ({ refNo: fakeRef('RW'), amount: '200.00', balance: '200.00', resetsAt: NOW }),
  walletTransfer: ({ from, to, amount }) => ({
    refNo: fakeRef('TR'),
    from,
    to,
    amount: `${amount.split('.')[0]}.00`,
    balances: [],
  }),
  logout: () => ({ ended: true }),

  launchFb: launch,
  hotGames: () => ({ list: make.makeGames(12, { isHot: 1 }) }),
  gameList: (input) => makeGameList(make.makeGames(input.pageSize * 3), input),
  announcements: () => ({
    player: [make.makeAnnouncement()],
    banners: [make.makeBanner()],
    popup: [],
    promotion: [],
  }),
  vassGameType: () => ({
    list: [{ vassalage: 'NOVA', gameTypes: ['RNG'], classifies: [{ code: 'JP', label: 'Jackpot' }] }],
  }),
  gameVendor: () => ({ list: [{ gameCategory: 'RNG', vendors: [make.makeVendor()] }] }),
  favouriteIds: () => ({ ids: [fakeId(1)] }),
  favouriteGames: () => ({ content: make.makeGames(1, { fav: true }), totalPages: 1 }),
  recentGames: () => ({ list: make.makeGames(3), totalPages: 1 }),
  roomList: () => ({ list: [] }),
  launchGame: launch,
  ...agentsFakes,
  ...cashierFakes,
  ...withdrawalFakes,
  ...playFakes,
  ...protectionFakes,
  ...recordsFakes,
  ...profileFakes,
  ...rewardsFakes,
  ...securityFakes,
  ...contractFakes,
  ...transfersFakes,
  toggleFavourite: ({ nodeId, on }) => ({ nodeId, on }),

  vnMenu: () => ({ list: [] }),
  vnRecent: () => ({ list: [] }),
  missionSummary: () => ({ badge: 0, list: [] }),
  missionLeaderboard: () => ({ ...page([]), me: null }),
  claimMission: () => ({
    ...{ refNo: fakeRef('RW'), type: 'CASH', amount: '5.00', cash: '105.00', bonus: '0.00', points: '0.00' },
  }),

  popularLottery: () => ({ list: [] }),
  vnNumbers: () => ({ list: [] }),
  consolidatedFunds: () => ({
    funds: { cash: '1000.00', bonus: '0.00', hold: '0.00', vendors: '0.00', sum: '1000.00', points: '0.00' },
    dailysalreqtype: 0,
    divtypereq: 0,
    contracthoursalreq: 0,
    realtimesalreqtype: 0,
    pending: [],
  }),
  processDividend: answered,
  processDailySalary: answered,
  openedNumbers: () => ({ list: [] }),
  merchantWallet: () => ({ isSingle: true, wallets: [] }),
  processHourlySalary: answered,
  processRealTimeSalary: answered,
  rankList: ({ limitNum }) => ({ list: Array.from({ length: limitNum }, (_, n) => make.makeWinner({}, n + 1)) }),

  domainRoute: () => ({ merchantCode: 'walogm', canonicalHost: 'ph.localhost', apiHosts: [], imageHosts: [] }),
  sendRegisterCode: () => ({ expiredMinutes: 5 }),
  feedbackRules: () => ({ minWords: 3, maxWords: 200 }),
  feedback: () => ({ refNo: fakeRef('FB') }),
  claimRaffle: () => ({ refNo: fakeRef('RW'), prize: { type: 'CASH', name: 'Five', amount: '5.00' }, chancesLeft: 0 }),
  ...inboxFakes,
  unreadCount: ({ detail }) => (detail ? { message: 2, reward: 0, mission: 0, promo: 0 } : 2),

  pointBalance: () => ({ points: '120.00', hold: '0.00', lifetime: '120.00', convertible: '120.00' }),
  pointRewards: () => page([]),
  redeemReward: () => ({ refNo: fakeRef('PT'), status: 'IN_PROCESS', points: '20.00' }),
  redeemHistory: () => page([]),
  pointConfig: () => ({
    earn: [],
    convert: { enabled: true, ratio: '0.01', min: '100.00', maxPerDay: '1000.00' },
    expires: false,
  }),
  pointTransactions: () => page([]),
  convertPoints: () => ({
    refNo: fakeRef('PT'),
    points: '100.00',
    amount: '1.00',
    pointsBalance: '20.00',
    cash: '1001.00',
  }),
  playerRank: () => ({
    ...{
      labelName: 'VIP 1',
      rankLevel: 1,
      points: '20.00',
      validBet: '40.00',
      deposit: '0.00',
      benefits: [],
      levels: [],
    },
    next: { labelName: 'VIP 2', needValidBet: '60.00', needDeposit: '50.00' },
  }),
  helpCenter: () => ({
    list: [{ id: fakeId(1), category: 'account', title: 'Sign in', content: '<p>…</p>', sort: 0 }],
  }),

  keys: () => ({ keys: [] }),
  operation: () => ({ state: 'UNKNOWN', status: null, body: null }),
  challenge: () => ({
    // Solved in a moment, by the real solver.
    parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 32, keyPrefix: '00' },
  }),
  firstLogin: () => ({ done: true }),
  updateLanguage: ({ language }) => ({ language }),
  availablePromo: () => ({ availablePromo: { REFERRAL: { enabled: true } }, availablePromoCount: 1 }),
  streamTicket: () => ({ ticket: 'fake-ticket', expiresInSec: 30 }),

  siteBanners: ({ group }) => ({ list: [make.makeBanner(group ? { groupName: group } : {})] }),
  siteAnnouncements: () => ({ ...page([make.makeAnnouncement()]), pageSize: 9 }),
  ...lazyFakes,
  ...discoveryFakes,
}
