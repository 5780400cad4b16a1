import { readFileSync } from 'node:fs'
import path from 'node:path'
import { journalKinds, txGroups, txReasons } from '@boardwalk/api-client/contract'
import { expect, it } from 'vitest'
import { wallets } from './use-tx-words.ts'

const file = path.resolve(import.meta.dirname, '../../../../../locales/en/page-kit.json')
const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>

/** The other languages have the keys of English: tooling/boundaries/test/texts.test.ts. */
it.each([
  ['kind', journalKinds],
  ['reason', txReasons],
  ['group', ['ALL', ...txGroups]],
  ['wallet', ['ALL', ...wallets]],
] as const)('there is a text for every %s, and no other', (name, codes) =>
  expect(Object.keys(texts[name] ?? {}).sort()).toEqual([...codes].sort()),
)
