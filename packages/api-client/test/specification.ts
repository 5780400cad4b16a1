import type { Group } from '../src/contract/index.ts'

/** One line of the specification's endpoint table; `method` only where the specification states it. */
export type Stated = { group: Group; path: string; token: boolean; sealed: boolean; method: string | null }

const rowsOf = (group: Group, lines: string): Stated[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [path = '', ...marks] = line.trim().split(/\s+/)
      const method = marks.find((mark) => mark.length > 1) ?? null
      return { group, path, token: marks.includes('T'), sealed: marks.includes('E'), method }
    })

/** The specification's table as facts, separate from the rows so that the two can be compared. */
export const specification: Stated[] = [
  ...rowsOf(
    'login',
    `/wps/session/login E POST
    /wps/verification/sms/noLogin POST
    /wps/system/whitelabel GET
    /wps/relay/MCSFE_getPlayerAvatar T GET
    /lgw/games/game_menus GET
    /wps/member/info T GET
    /wps/member/register E PUT
    /wps/member/register/mobile E PUT
    /wps/member/password T E POST
    /wps/agent/affiliate GET
    /wps/system/setting/register GET
    /wps/member/password/email POST
    /wps/session/login/freeplay POST
    /wps/captcha GET
    /wps/member/info/icon T GET
    /wps/system/status
    /wps/member/password/verification E POST`,
  ),
  ...rowsOf(
    'wallet',
    `/wps/v2/wallets/balance T
    /wps/relay/GCS_walletTransfer T POST`,
  ),
  ...rowsOf('session', '/wps/session/logout T DELETE'),
  ...rowsOf(
    'games',
    `/wps/relay/GCS_gameLaunchFB
    /wps/relay/GCSGAME_hotGamesV2
    /wps/relay/GCSGAME_gameList T GET
    /wps/relay/MCSFE_getListAnnouncements
    /wps/relay/GCSGAME_getVassGameType T
    /wps/relay/GCSGAME_gameVendor T
    /wps/relay/MCSFE_getFavoriteGames T
    /wps/relay/MCSFE_getFavoriteGamesList T
    /wps/relay/GCS_recentGame T
    /wps/relay/GLS2_roomList T
    /wps/game/launchGame T GET`,
  ),
  ...rowsOf(
    'lottery',
    `/lgw/vn/games/game_menu
    /lgw/vn/games/game_menu/recent T
    /wps/relay/MCSFE_getMissionSummaryDetails T
    /wps/relay/MCSFE_getMissionLeaderboard T`,
  ),
  ...rowsOf(
    'home',
    `/lgw/games/popular
    /lgw/vn/numeros/opened/game
    /wps/member/info/funds/consolidated T
    /wps/relay/MCS2_processDividendReq T
    /wps/relay/MCS2_processDailySalContract T
    /lotto/lgw/games/opened/numero T
    /wps/relay/GCS_merchantWallet T
    /wps/relay/MCS2_processContractHourSalary T POST
    /wps/relay/MCSFE_processRealTimeSalaryContract T POST
    /wps/relay/GCSGAME_getRankList GET`,
  ),
  ...rowsOf(
    'common',
    `/wps/system/domainRoute
    /wps/verification/sms/register POST
    /wps/feedback PUT
    /wps/relay/MCS2_claimRafflePromotion T POST`,
  ),
  ...rowsOf('inbox', '/wps/relay/CSP_unreadCount T GET'),
  ...rowsOf(
    'points',
    `/wps/relay/MCS2_getPointBalance T
    /wps/relay/MCS2_getPointReward T
    /wps/relay/passwordCheck/MCS2_redeemPointReward T
    /wps/relay/MCS2_getRedeemPointList T
    /wps/relay/MCS2_getPointConfig T
    /wps/relay/ODSFE2_MemTransDet T
    /wps/relay/passwordCheck/MCS2_convertPoint T`,
  ),
  ...rowsOf('help', '/wps/system/helpCenter'),
]
