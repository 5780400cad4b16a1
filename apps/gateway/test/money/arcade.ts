import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { callbackSecret, signatureOf } from '../../src/callbacks/signature.ts'
import type { Config } from '../../src/config.ts'
import { call, openGateway, type TestGateway, testConfig } from '../gateway.ts'

/** Games of the arcade: playable, under maintenance, switched off, and another country's. */
export const ids = { up: randomUUID(), down: randomUUID(), off: randomUUID(), foreign: randomUUID() }

/** A gateway with a game of every kind. */
export async function openArcade(overrides: Partial<Config> = {}): Promise<TestGateway> {
  const gateway = await openGateway(overrides)
  const { pool } = gateway
  await pool.query(`INSERT INTO vendor (code, name, categories, account_type_id, status, sort, currencies) VALUES
    ('UPV', 'Up', '{RNG}', 'UPV1', 'UP', 1, '{TLB}'), ('DNV', 'Down', '{LIVE}', 'DNV1', 'MAINTENANCE', 2, '{TLB}'),
    ('BDV', 'Elsewhere', '{RNG}', 'BDV1', 'UP', 3, '{BDT}')`)
  const game = `INSERT INTO game (id, code, vendor, game_type, names, search_name, min_bet, rtp, theme, sort, is_enabled)
    VALUES ($1, $2, $3, 'RNG', '{"EN":"A game"}', 'a game', 10000, 9600, 'fruit', 1, $4)`
  await pool.query(game, [ids.up, 'up-1', 'UPV', true])
  await pool.query(game, [ids.down, 'down-1', 'DNV', true])
  await pool.query(game, [ids.off, 'off-1', 'UPV', false])
  await pool.query(game, [ids.foreign, 'bd-1', 'BDV', true])
  return gateway
}

export type Wrong = {
  secret?: string
  provider?: string
  timestamp?: string
  nonce?: string
  raw?: string
  signs?: string
  signature?: string
}

type Answered = { status: string; balance: string; player: string; session: string; dup: boolean }

/** A call as the provider makes it, with any mistake that a test wants. */
export async function callback(app: FastifyInstance, action: string, body: unknown, wrong: Wrong = {}) {
  const reply = await post(app, action, body, wrong)
  return { http: reply.statusCode, ...reply.json<Partial<Answered>>() }
}

/** The same with the whole reply. */
export function post(app: FastifyInstance, action: string, body: unknown, wrong: Wrong = {}) {
  const path = `/cb/gw/v1/${action}`
  const raw = JSON.stringify(body)
  const { timestamp = String(Date.now()), nonce = randomUUID(), provider = 'sbx.walogm' } = wrong
  const secret = wrong.secret ?? callbackSecret(testConfig.sandboxSecret, 'walogm')
  const signed = { timestamp, nonce, method: 'POST', path, body: Buffer.from(wrong.signs ?? raw) }
  const headers = {
    'content-type': 'application/json',
    'x-provider': provider,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': wrong.signature ?? signatureOf(secret, signed),
  }
  return app.inject({ method: 'POST', url: path, payload: wrong.raw ?? raw, headers })
}

/** Launches the playable game and opens it as its provider does. */
export async function sitDown(app: FastifyInstance, token: string) {
  const { value } = await call(app, 'launchGame', { nodeId: ids.up }, { token })
  const launchToken = new URL(value.url).searchParams.get('launchToken')
  const { player, session } = await callback(app, 'authenticate', { launchToken })
  return { player, session, currency: 'TLB', gameCode: 'up-1' }
}
