import {
  AppError,
  type Caller,
  type Endpoints,
  type Handlers,
  type Launch,
  type Parsed,
} from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { type Found, findGame } from './find-game.ts'
import { launchUrl, sameSite } from './launch-url.ts'
import { openGameSession } from './open-game-session.ts'

type Asked = Parameters<Handlers<Pick<Endpoints, 'launchGame'>>['launchGame']>[0]

/** Opens a game for a signed-in member (contract C-31, C3a). */
export const launchHandlers = (deps: Deps): Handlers<Pick<Endpoints, 'launchGame'>> => ({
  launchGame: (asked) => launch(deps, asked),
})

async function launch(deps: Deps, { input, caller, request }: Asked): Promise<Launch> {
  const language = input.language ?? request.language
  const merchant = deps.merchants.byCode(caller.merchant)
  if (!merchant) throw new AppError('DOMAIN_INVALID')
  const found = await findGame(deps.db, input, { currency: merchant.currency, language })
  refuseTrial(input, caller, found)
  const opened = await deps.db.transaction((tx) =>
    openGameSession(tx, {
      ...{ caller, found, language, currency: memberCurrency(deps, caller) },
      provider: `sbx.${caller.merchant}`,
    }),
  )
  const { gameSessionId, launchToken } = opened
  const mode = found.game.launch
  const shown = { merchant: caller.merchant, game: found.game.code, language, theme: input.theme }
  const back = sameSite(input.backUrl, request.host)
  const isFramed = mode === 'IFRAME' || mode === 'POPUP'
  return {
    mode,
    url: isFramed ? launchUrl(deps.config.sandboxOrigin, { launchToken, ...shown, back }) : null,
    route: isFramed ? null : routeOf(found),
    gameSessionId,
    expiresAt: opened.expiresAt.toISOString(),
    // An opaque origin: the game can run, and can reach nothing of ours.
    frame: { sandbox: 'allow-scripts', allow: 'autoplay; fullscreen' },
  }
}

const trialType = 4

/** Demo units belong to trial accounts, and only to games that offer a trial. */
function refuseTrial({ trial }: Parsed<Endpoints['launchGame']>, caller: Caller, { game }: Found): void {
  const isTrial = caller.type === trialType
  if ((isTrial && !game.hasFreeTrial) || (trial === 1 && !isTrial)) throw new AppError('TRIAL_NOT_SUPPORTED')
}

/** Games that are a page of ours, or a list of tables. */
const routeOf = ({ game }: Found) => ({
  path: `/${game.gameType.toLowerCase()}`,
  query: { vassalage: game.vendor, gameCode: game.code },
})
