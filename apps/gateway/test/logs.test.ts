import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openTestDb } from '../src/db/testing.ts'
import { createDeps } from '../src/deps.ts'
import { logSerializers } from '../src/http/logger.ts'
import { call, newPlayer, password, seal, signIn, testConfig } from './gateway.ts'

it('logs no token, password, sealed payload, query or statement parameter, even at its most talkative', async () => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const test = await openTestDb()
  const log = pino({ level: 'trace', serializers: logSerializers }, sink)
  const app = buildApp(await createDeps({ pool: test.pool, config: testConfig, log }))
  const { token, username } = await newPlayer(app)
  await signIn(app, username)
  await signIn(app, username, { password: 'canary-wrong-password' })
  await call(app, 'memberInfo', {}, { token })
  const sealed = await seal(app, { password: 'canary-sealed' }, '/wps/member/password')
  await app.inject({
    method: 'GET',
    url: `/wps/member/info?token=${token}&secret=canary-query`,
    headers: { authorization: `Bearer ${token}` },
  })
  await app.inject({
    method: 'POST',
    url: '/wps/session/login',
    payload: { jwe: sealed },
    headers: { 'x-secret': 'canary-header' },
  })
  // A statement that fails must not take its parameters into the log.
  await test.pool.query('ALTER TABLE member RENAME COLUMN nickname TO gone')
  expect((await signIn(app, username)).code).toBe('INTERNAL')
  await app.close()
  await test.close()
  const text = lines.join('')
  expect(text).toContain('unexpected failure')
  expect(text).toContain('/wps/session/login')
  for (const secret of [token, password, username, 'canary', sealed, 'Bearer']) expect(text).not.toContain(secret)
})
