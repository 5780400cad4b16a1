import { describe, expect, it } from 'vitest'
import { members } from '../src/tree.ts'

const stories = members.flatMap(({ sources }) => sources).filter(({ file }) => file.endsWith('.stories.tsx'))

/** Where a designer looks; a new drawer is added here and to the order of Storybook's preview. */
const places =
  /^(?:Foundations\/[^/]+|Components\/(?:Actions|Forms|Overlays|Navigation|Data|Media|Status|Layout)\/[^/]+|Patterns\/(?:Kitchen sinks\/)?[^/]+|Screens\/(?:Shell|Game lobby|Member centre|Agent centre)\/.+|Brands\/.+)$/

const titleOf = (text: string) => /\bmeta = \{\s*title: '([^']+)'/.exec(text)?.[1] ?? 'no title'

describe('stories', () => {
  it.each(stories)('$file is in a family of the catalogue', ({ text }) => expect(titleOf(text)).toMatch(places))
  it('share no title', () => {
    const titles = stories.map(({ text }) => titleOf(text))
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  /** Or an old catalogue would be taken from the cache of builds after a change of the component. */
  it("live in packages that the catalogue's manifest names", () => {
    const named = members.find(({ manifest }) => manifest.name === '@boardwalk/storybook')?.manifest.dependencies
    const homes = members.filter(({ sources }) => sources.some(({ file }) => file.endsWith('.stories.tsx')))
    const names = homes.map(({ manifest }) => manifest.name).filter((name) => name !== '@boardwalk/storybook')
    expect(names).not.toEqual([])
    expect(names.filter((name) => !named?.[name])).toEqual([])
  })
})
