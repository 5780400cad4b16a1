// @vitest-environment node
import { fakeId } from '@boardwalk/api-client/fakes'
import { languageCodes } from '@boardwalk/i18n/codes'
import { describe, expect, it } from 'vitest'
import { createServer } from '../server.tsx'
import { answerQueries, makeBoot, makeConfig, TEMPLATE } from '../testing/fixture.ts'
import { content } from './index.ts'

const config = makeConfig('philippines')
const server = createServer(config)
/** The page with its first reads, as a browser without scripts shows it. */
async function mainOf(url: string, language: (typeof languageCodes)[number]) {
  const boot = makeBoot(config, { language, entries: await answerQueries(server.queries(url, language)) })
  const { html } = await server.render({ ...boot, template: TEMPLATE, url, origin: 'https://ph.localhost' })
  return /<main[\s\S]*<\/main>/.exec(html.replace(/<script[\s\S]*?<\/script>/g, ''))?.[0] ?? ''
}

const shown = (content.routes ?? []).filter(({ redirect }) => redirect === undefined)
const texts = shown.filter(({ namedBy }) => namedBy && namedBy !== 'sitePages').map(({ path }) => path)
const addressOf = (path: string) => (['/article', '/promoDetail'].includes(path) ? `${path}?id=${fakeId(1)}` : path)

describe('the document of a page of words, without scripts', () => {
  it.each(shown.map(({ path }) => path))('%s has its content in every language, not its skeleton', async (path) => {
    for (const language of languageCodes) {
      const main = await mainOf(addressOf(path), language)
      expect(main, language).toContain('<h1')
      expect(main, language).not.toContain('aria-busy')
    }
  })

  it.each(texts)('%s has its text', async (path) => {
    expect(await mainOf(addressOf(path), 'EN')).toMatch(/Nothing here can be cashed out|Every evening at eight/)
  })

  it('of the game rules has the return of each game of the first page', async () => {
    expect((await mainOf('/game-rules', 'EN')).match(/96\.42%/g)).toHaveLength(3)
  })
})
