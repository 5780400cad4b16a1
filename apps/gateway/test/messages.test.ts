import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AppError, errorCatalogue, errorCodes } from '@boardwalk/api-client/contract'
import { type LanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openGateway, send, type TestGateway } from './gateway.ts'

let gateway: TestGateway
let app: FastifyInstance
beforeAll(async () => {
  gateway = await openGateway()
  app = buildApp(gateway.deps)
  app.get<{ Params: { code: string }; Querystring: { retryAfter?: number } }>('/refuse/:code', async (request) => {
    const { retryAfter } = request.query
    throw new AppError(
      errorCodes.find((code) => code === request.params.code) ?? 'INTERNAL',
      retryAfter ? { retryAfter: Number(retryAfter) } : null,
    )
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await gateway.close()
})

const refusal = (url: string, language?: string) =>
  send(app, { method: 'GET', url: `/refuse/${url}`, ...(language && { headers: { 'x-language': language } }) })
const locale = (language: LanguageCode): Record<string, string> =>
  JSON.parse(
    readFileSync(path.join(gateway.deps.config.root, `locales/${languages[language].bcp47}/errors.json`), 'utf8'),
  )
const scripts: Partial<Record<LanguageCode, RegExp>> = { BN: /\p{Script=Bengali}/u, HI: /\p{Script=Devanagari}/u }

describe.each(languageCodes)('in %s', (language) => {
  it.each(errorCodes)('%s is a sentence for people (checklist 145, 147, 148)', async (code) => {
    for (const url of [code, `${code}?retryAfter=90`]) {
      const { status, body } = await refusal(url, language)
      expect(status).toBe(errorCatalogue[code].status)
      expect(body.code).toMatch(/^[A-Z][A-Z_]+$/)
      const message = String(body.message)
      expect(message).toMatch(scripts[language] ?? /^\p{Lu}/u)
      expect(message.split(' ').length, message).toBeGreaterThan(2)
      expect(message).not.toMatch(/[{}]|[A-Z]_[A-Z]/)
    }
    // The storefront shows the text of the same file, so a dialog with the server's words and one with ours agree.
    expect((await refusal(code, language)).body.message).toBe(locale(language)[code])
  })

  it.each(['RATE_LIMITED', 'OTP_TOO_MANY'])('%s names the wait', async (code) => {
    expect((await refusal(`${code}?retryAfter=90`, language)).body.message).toMatch(/\b2 \p{L}+/u)
  })
})

it('answers in English to a reader whose language is unknown', async () => {
  expect((await refusal('NOT_FOUND', 'XX')).body.message).toBe(locale('EN').NOT_FOUND)
  expect((await refusal('NOT_FOUND')).body.message).toBe(locale('EN').NOT_FOUND)
})
