import { randomBytes } from 'node:crypto'
import type { Caller } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { gameSessions, playerAliases, recentGames } from '../db/schema/game-session.ts'
import { newId } from '../ids.ts'
import { houseAccountId } from '../ledger/house-account.ts'
import { gameHouse, type Purse } from '../ledger/rules.ts'
import { beginPlay } from '../protection/reality-check.ts'
import { hashToken, newToken } from '../session/tokens.ts'
import { openVendorWallet } from '../wallet/vendor-wallet.ts'
import type { Found } from './find-game.ts'

const launchSeconds = 60
const playHours = 12

type Opening = { caller: Caller; found: Found; currency: string; language: string; provider: string; isDemo: boolean }
export type OpenedSession = { gameSessionId: string; launchToken: string; expiresAt: Date }

/** Creates every row that a first bet will need, so that the bet's transaction only writes the bet. */
export async function openGameSession(tx: Tx, opening: Opening): Promise<OpenedSession> {
  const { caller, found, currency, language, provider, isDemo } = opening
  const { memberId, merchant, sessionId } = caller
  const { game } = found
  const purse = isDemo ? 'CASH' : await purseOf(tx, opening)
  if (!isDemo) await houseAccountId(tx, gameHouse(game.vendor), currency)
  const alias = randomBytes(16).toString('base64url')
  await tx.insert(playerAliases).values({ alias, provider, merchant, memberId, currency }).onConflictDoNothing()
  await remember(tx, memberId, found)
  if (!isDemo) await beginPlay(tx, memberId)
  const launchToken = newToken()
  const gameSessionId = newId()
  const about = { vendor: game.vendor, gameId: game.id, gameCode: game.code, gameCategory: game.gameType }
  const [made] = await tx
    .insert(gameSessions)
    .values({
      ...about,
      ...{ id: gameSessionId, sessionId, memberId, merchant, provider, currency, language, isDemo, purse },
      launchHash: hashToken(launchToken),
      launchExpiresAt: sql`now() + make_interval(secs => ${launchSeconds})`,
      expiresAt: sql`now() + make_interval(hours => ${playHours})`,
    })
    .returning({ expiresAt: gameSessions.launchExpiresAt })
  if (!made) throw new Error('A game session was not stored.')
  return { gameSessionId, launchToken, expiresAt: made.expiresAt }
}

/** Seamless vendors play from the main wallet; the wallet of a transfer vendor is opened with the first launch. */
const purseOf = async (tx: Tx, { caller, found, currency }: Opening): Promise<Purse> =>
  found.vendor.walletMode === 'TRANSFER'
    ? await openVendorWallet(tx, { memberId: caller.memberId, currency }, found.vendor.code)
    : 'CASH'

async function remember(tx: Tx, memberId: string, { game }: Found): Promise<void> {
  const row = { memberId, gameId: game.id, vendor: game.vendor }
  const again = { target: [recentGames.memberId, recentGames.gameId], set: { playedAt: sql`now()` } }
  await tx.insert(recentGames).values(row).onConflictDoUpdate(again)
}
