import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { read, shipped } from '../src/tree.ts'

/** The catalogue of the member specification §8: meaning, sentence, and the cause that shows it. */
const messages: [meaning: string, file: string, key: string, cause: string][] = [
  ['not logged in, please log in', 'errors', 'AUTH_REQUIRED', `'AUTH_REQUIRED'`],
  ['sorry, you are not yet logged in', 'errors', 'SESSION_EXPIRED', `'SESSION_EXPIRED'`],
  ['network link abnormal, try again', 'errors', 'NETWORK', `'NETWORK'`],
  ['page took longer to load, check network', 'network', 'slow', `t('slow')`],
  ['unknown error', 'errors', 'INTERNAL', `'INTERNAL'`],
  ['username or e-mail does not exist, said without telling which', 'errors', 'LOGIN_FAILED', `'LOGIN_FAILED'`],
  ['verification done, logging in', 'access', 'signIn.done', `t('access:signIn.done'`],
  ['popup blocked, allow popups and try again', 'errors', 'POPUP_BLOCKED', `POPUP_BLOCKED`],
  ['invalid URL, contact customer service', 'errors', 'DOMAIN_INVALID', `'DOMAIN_INVALID'`],
  ['access restricted for address or location', 'errors', 'REGION_BLOCKED', `'REGION_BLOCKED'`],
  ['system maintenance', 'errors', 'MAINTENANCE', `'MAINTENANCE'`],
  ['game under maintenance, with others to try', 'errors', 'GAME_MAINTENANCE', `'GAME_MAINTENANCE'`],
  ['non-member account unable to log in', 'errors', 'MEMBER_ONLY', `'MEMBER_ONLY'`],
  ['non-agents cannot log in', 'errors', 'AGENT_ONLY', `'AGENT_ONLY'`],
  ['please complete verification first', 'errors', 'LOGIN_VERIFY_REQUIRED', `'LOGIN_VERIFY_REQUIRED'`],
  ['first register an account', 'errors', 'TRIAL_FORBIDDEN', `'TRIAL_FORBIDDEN'`],
  ['contact your agent', 'errors', 'ACCOUNT_DISABLED', `'ACCOUNT_DISABLED'`],
]

/** Rows of the contract and the list of sentences name every code; another part must raise it. */
const isCatalogue = (file: string) => /contract\/|fakes\/|http\/messages\.ts$/.test(file)
const sources = [...shipped('packages/'), ...shipped('apps/')].filter(({ file }) => !isCatalogue(file))
const languages = globSync('locales/*/', { cwd: new URL('../../..', import.meta.url).pathname })

const sentence = (language: string, file: string, key: string) =>
  key
    .split('.')
    .reduce<unknown>(
      (tree, name) => (tree as Record<string, unknown>)?.[name],
      JSON.parse(read(`${language}/${file}.json`)),
    )

describe('the catalogue of messages', () => {
  it.each(messages)('has a text in every language: %s (checklist 147)', (_, file, key) => {
    expect(languages.length).toBeGreaterThan(3)
    for (const language of languages) expect(sentence(language, file, key), language).toMatch(/\S \S/)
  })

  it.each(messages)('has an occasion for: %s (checklist 147)', (_, __, ___, cause) => {
    expect(sources.filter(({ text }) => text.includes(cause)).map(({ file }) => file)).not.toEqual([])
  })
})
