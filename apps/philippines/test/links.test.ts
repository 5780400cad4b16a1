import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gameLobby } from '@boardwalk/game-lobby'
import { memberCentre } from '@boardwalk/member-centre'
import { content } from '@boardwalk/shell/content'
import { login } from '@boardwalk/shell/login'
import { registration } from '@boardwalk/shell/registration'
import { linkFinder } from '@boardwalk/shell/testing/pages'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const files = globSync('locales/*/{pages/*.md,gateway/*.json}', { cwd: root }).sort()

/** Addresses inside the storefront that the texts of a file link to. */
function linksOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return [...text.matchAll(/\]\((\/[^)]*)\)|href=\\?"(\/[^"\\]*)/g)].map(([, markdown, html]) => markdown ?? html ?? '')
}

describe('links in the texts', () => {
  it('are found in pages and in the help', () => {
    expect(linksOf('locales/en/pages/contact.md')).toContain('/help')
    expect(files.flatMap(linksOf).length).toBeGreaterThan(200)
  })

  it('open something in the storefront', async () => {
    const opens = await linkFinder([gameLobby, memberCentre, content, login, registration])
    const dead = files.flatMap((file) => linksOf(file).flatMap((link) => (opens(link) ? [] : [`${file}: ${link}`])))
    expect(dead).toEqual([])
    expect(opens('/no-such-page')).toBe(false)
    expect(opens('/?member=noSuchPage')).toBe(false)
  })

  it('are the same in every language', () => {
    const of = (tag: string) =>
      files.filter((file) => file.startsWith(`locales/${tag}/`)).map((file) => [file.replace(tag, ''), linksOf(file)])
    for (const tag of ['fil', 'bn', 'hi']) expect(of(tag)).toEqual(of('en'))
  })
})
