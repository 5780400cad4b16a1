import { randomBytes } from 'node:crypto'
import type { Caller } from '@boardwalk/api-client/contract'
import { sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { gameSessions, playerAliases, recentGames } from '../db/schema/game-session.ts'
import { newId } from '../ids.ts'
import { houseAccountId } from '../ledger/house-account.ts'
import { gameHouse } from '../ledger/rules.ts'
import { hashToken, newToken } from '../session/tokens.ts'
import type { Found } from './find-game.ts'

const launchSeconds = 60
const playHours = 12

type Opening = { caller: Caller; found: Found; currency: string; language: string; provider: string }
export type OpenedSession = { gameSessionId: string; launchToken: string; expiresAt: Date }

/** Everything that a first bet will need is made here, so that the bet itself makes nothing but the bet. */
export async function openGameSession(tx: Tx, opening: Opening): Promise<OpenedSession> {
  const { caller, found, currency, language, provider } = opening
  const { memberId, merchant, sessionId } = caller
  const { game } = found
  await houseAccountId(tx, gameHouse(game.vendor), currency)
  const alias = randomBytes(16).toString('base64url')
  await tx.insert(playerAliases).values({ alias, provider, merchant, memberId, currency }).onConflictDoNothing()
  await remember(tx, memberId, found)
  const launchToken = newToken()
  const gameSessionId = newId()
  const about = { vendor: game.vendor, gameId: game.id, gameCode: game.code, gameCategory: game.gameType }
  const [made] = await tx
    .insert(gameSessions)
    .values({
      ...about,
      ...{ id: gameSessionId, sessionId, memberId, merchant, provider, currency, language },
      launchHash: hashToken(launchToken),
      launchExpiresAt: sql`now() + make_interval(secs => ${launchSeconds})`,
      expiresAt: sql`now() + make_interval(hours => ${playHours})`,
    })
    .returning({ expiresAt: gameSessions.launchExpiresAt })
  if (!made) throw new Error('A game session was not stored.')
  return { gameSessionId, launchToken, expiresAt: made.expiresAt }
}

async function remember(tx: Tx, memberId: string, { game }: Found): Promise<void> {
  const row = { memberId, gameId: game.id, vendor: game.vendor }
  const again = { target: [recentGames.memberId, recentGames.gameId], set: { playedAt: sql`now()` } }
  await tx.insert(recentGames).values(row).onConflictDoUpdate(again)
}
