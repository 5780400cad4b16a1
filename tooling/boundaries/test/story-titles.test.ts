import { describe, expect, it } from 'vitest'
import { members } from '../src/tree.ts'

const stories = members.flatMap(({ sources }) => sources).filter(({ file }) => file.endsWith('.stories.tsx'))

/** Where a designer looks; a new drawer is added here and to the order of Storybook's preview. */
const places =
  /^(?:Foundations\/[^/]+|Components\/(?:Actions|Forms|Overlays|Navigation|Data|Media|Status|Layout)\/[^/]+|Patterns\/(?:Kitchen sinks\/)?[^/]+|Screens\/(?:Shell|Game lobby)\/.+|Brands\/.+)$/

const titleOf = (text: string) => /\bmeta = \{\s*title: '([^']+)'/.exec(text)?.[1] ?? 'no title'

describe('stories', () => {
  it.each(stories)('$file stands where a designer looks', ({ text }) => expect(titleOf(text)).toMatch(places))
  it('share no title', () => {
    const titles = stories.map(({ text }) => titleOf(text))
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })
})
