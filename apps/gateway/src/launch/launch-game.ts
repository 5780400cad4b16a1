import { AppError, type Caller, type Launch, type RequestFacts } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { refuseExcluded } from '../protection/exclusion.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { fillVendorWallet, sweepOtherWallets } from '../wallet/vendor-wallet.ts'
import type { Found } from './find-game.ts'
import { opensAs } from './launch-mode.ts'
import { launchUrl, sameSite } from './launch-url.ts'
import { type OpenedSession, openGameSession } from './open-game-session.ts'

export type LaunchInput = {
  theme?: string | undefined
  backUrl?: string | undefined
  trial?: number | undefined
  device?: string | undefined
  launchMode?: 'LOTT' | undefined
  nodeId?: string | undefined
  isOnPage?: boolean
  lottoView?: 'betting' | 'lobby' | undefined
  lottoPrizeMode?: string | undefined
}
type Asked = { input: LaunchInput; caller: Caller; request: RequestFacts; language: string; currency: string }

/** Opens a game that was found for a signed-in member (contract C-31, C3a). `currency` is the merchant's. */
export async function launchFound(deps: Deps, found: Found, asked: Asked): Promise<Launch> {
  const { input, caller, language } = asked
  const isDemo = playsDemo(input, caller, found)
  await refuseExcluded(deps.db, caller.memberId)
  const currency = isDemo ? `X-${asked.currency}` : memberCurrency(deps, caller)
  const provider = `sbx.${caller.merchant}`
  const { mode, route } = opensAs(found, input)
  const opened = await deps.db.transaction(async (tx) => {
    const session = await openGameSession(tx, { caller, found, language, isDemo, currency, provider })
    if (!isDemo && !route) await settleWallets(tx, { memberId: caller.memberId, currency }, found)
    return session
  })
  const { gameSessionId, expiresAt } = opened
  return {
    ...{ mode, route, gameSessionId, expiresAt: expiresAt.toISOString() },
    url: route ? null : addressOf(deps, found, asked, opened),
    // An opaque origin: the game can run, but cannot access our pages.
    frame: { sandbox: 'allow-scripts', allow: 'autoplay; fullscreen' },
  }
}

/** Moves the player's money to the wallet that the game plays from. */
async function settleWallets(tx: Tx, owner: { memberId: string; currency: string }, { vendor }: Found): Promise<void> {
  await sweepOtherWallets(tx, owner, vendor.code)
  if (vendor.walletMode === 'TRANSFER') await fillVendorWallet(tx, owner, vendor.code)
}

function addressOf({ config, merchants }: Deps, { game }: Found, asked: Asked, { launchToken }: OpenedSession): string {
  const { input, caller, language, request } = asked
  const { theme, device, lottoView, lottoPrizeMode } = input
  const back = sameSite(input.backUrl, request.host)
  const merchant = merchants.byCode(caller.merchant)
  return launchUrl(config.sandboxOrigin, {
    ...{ launchToken, merchant: caller.merchant, game: game.code, title: textIn(game.names, language) },
    ...{ language, country: merchant?.country ?? '', timeZone: merchant?.timeZone ?? '' },
    ...{ theme, back, device, lottoView, lottoPrizeMode },
  })
}

const trialType = 4

/**
 * Whether the vendor counts this launch's units: any member may try a game that offers it, and no money moves. A
 * trial account has demo units in the ledger, and plays with those.
 */
function playsDemo({ trial }: LaunchInput, caller: Caller, { game }: Found): boolean {
  const isTrial = caller.type === trialType
  if ((isTrial || trial === 1) && !game.hasFreeTrial) throw new AppError('TRIAL_NOT_SUPPORTED')
  return trial === 1 && !isTrial
}
