import { AppError, type Caller, type Endpoints, type Handlers, type RequestFacts } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { type Found, findFirstOf, findGame, type Place } from './find-game.ts'
import { endGameSession, readGameSession } from './game-session.ts'
import { type LaunchInput, launchFound } from './launch-game.ts'
import { readRooms } from './room-list.ts'

type Rows = Pick<Endpoints, 'launchGame' | 'launchFb' | 'roomList' | 'gameSession' | 'endGameSession'>
type Asking = { input: LaunchInput & { language?: string | undefined }; caller: Caller; request: RequestFacts }

/** Vendor of the sports page (specification A§2). */
const sportsVendor = 'FB'

/** Opens games for signed-in members and returns the state of their sessions (contract C-21, C-31, C3a). */
export const launchHandlers = (deps: Deps): Handlers<Rows> => ({
  launchGame: (asked) => launch(deps, asked, (place) => findGame(deps.db, asked.input, place)),
  launchFb: ({ input, caller, request }) => {
    if (!caller) throw new AppError('AUTH_REQUIRED')
    return launch(deps, { input: { ...input, isOnPage: true }, caller, request }, (place) =>
      findFirstOf(deps.db, sportsVendor, place),
    )
  },
  roomList: ({ input, request }) =>
    readRooms(deps.db, {
      ...input,
      language: input.language ?? request.language,
      currency: deps.merchants.byCode(request.merchant)?.currency ?? '',
    }),
  gameSession: ({ input, caller }) => readGameSession(deps.db, caller, input.id),
  endGameSession: ({ input, caller }) => endGameSession(deps.db, caller, input.id),
})

async function launch(deps: Deps, { input, caller, request }: Asking, find: (place: Place) => Promise<Found>) {
  const language = input.language ?? request.language
  const merchant = deps.merchants.byCode(caller.merchant)
  if (!merchant) throw new AppError('DOMAIN_INVALID')
  const { currency } = merchant
  const found = await find({ currency, language })
  return await launchFound(deps, found, { input, caller, request, language, currency })
}
