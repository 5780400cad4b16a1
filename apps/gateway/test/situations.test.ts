import { validRequest } from '@boardwalk/api-client/arbitraries'
import { type Endpoint, type EndpointName, endpoints, type Situation } from '@boardwalk/api-client/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createDeps } from '../src/deps.ts'
import { call, newPlayer, openGateway, type TestGateway } from './gateway.ts'

let gateway: TestGateway
let full: TestGateway['app']
const tokens = { live: '', restricted: '', excluded: '', ended: '' }
const rows = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][]
const shut = '90jlbdtf1'

/** Every refusal below comes before the input is read, so that a row that is served refuses this field instead. */
const probe = async (name: EndpointName, options: Parameters<typeof call>[3], app = gateway.app) =>
  (await call(app, name, { id: 'x', key: 'abcdefghijklmnop', room: 'x', surprise: '1' }, options)).code

/** The refusal of each situation, for a row that is not served in it; null where the caller counts as a visitor. */
const refusals: Record<Situation, (row: Endpoint) => string | null> = {
  restricted: ({ token, anonymous }) => (token && !anonymous ? 'FORBIDDEN' : null),
  excluded: ({ token, anonymous }) => (token && !anonymous ? 'RG_EXCLUDED' : null),
  ended: ({ token }) => (token ? 'SESSION_EXPIRED' : null),
  closed: () => 'MAINTENANCE',
  readOnly: ({ kind }) => (kind === 'mutation' ? 'READ_ONLY' : null),
}
const probes: Record<Situation, (name: EndpointName) => Promise<string>> = {
  restricted: (name) => probe(name, { token: tokens.restricted }),
  excluded: (name) => probe(name, { token: tokens.excluded }),
  ended: (name) => probe(name, { token: tokens.ended }),
  closed: (name) => probe(name, { headers: { 'x-merchant': shut } }),
  readOnly: (name) => probe(name, { token: tokens.live }, full),
}

const sessionOf = async (username: string, change: string) =>
  await gateway.pool.query(
    `UPDATE session SET ${change} WHERE member_id = (SELECT id FROM member WHERE username = $1)`,
    [username],
  )

beforeAll(async () => {
  gateway = await openGateway()
  const { pool, deps } = gateway
  full = buildApp(
    await createDeps({ pool, config: deps.config, log: deps.log, disk: { ...deps.disk, isReadOnly: () => true } }),
  )
  await full.ready()
  const [live, restricted, excluded, ended] = [
    await newPlayer(gateway.app),
    await newPlayer(gateway.app),
    await newPlayer(gateway.app),
    await newPlayer(gateway.app),
  ]
  Object.assign(tokens, {
    ...{ live: live.token, restricted: restricted.token },
    ...{ excluded: excluded.token, ended: ended.token },
  })
  await sessionOf(restricted.username, 'is_restricted = true')
  await sessionOf(excluded.username, `excluded_until = 'infinity'`)
  await sessionOf(ended.username, `ended_at = now(), end_reason = 'ENDED'`)
  await deps.settings.store(shut, 'maintenance', { isOn: true, messageKey: null, until: null })
})
afterAll(async () => {
  await full.close()
  await gateway.close()
})

describe.each(Object.keys(refusals) as Situation[])('%s', (situation) => {
  it.each(rows)('%s answers as its row declares', async (name, row) => {
    const refusal = row.servedWhen?.includes(situation) ? null : refusals[situation](row)
    const code = await probes[situation](name)
    if (refusal) expect(code).toBe(refusal)
    else expect(Object.values(refusals).map((refuse) => refuse(row))).not.toContain(code)
  })
})

describe('an answer that its row does not share', () => {
  it.each(rows.filter(([, { cache }]) => !cache))('%s is stored by no cache', async (name, row) => {
    const [input = {}] = fc.sample(validRequest(row), { numRuns: 1, seed: 1 })
    const readers = row.method === 'GET' ? [{}, { token: tokens.live }] : [{}]
    for (const options of readers) {
      const { headers } = await call(gateway.app, name, input, options)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers.etag).toBeUndefined()
    }
  })
})
