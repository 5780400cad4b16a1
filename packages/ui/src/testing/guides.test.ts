import type { Meta } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import type { Guide } from './guide.ts'

type StoryFile = { default: Meta & { component?: unknown; subcomponents?: Record<string, unknown> } }

const files: Record<string, StoryFile> = import.meta.glob('../**/*.stories.tsx', { eager: true })
const entries: Record<string, Record<string, unknown>> = import.meta.glob(
  ['../index.ts', '../*/index.ts', '!../testing/**'],
  { eager: true },
)

/** Not rendered alone: styles of the page, and icons, which have a page of their own. */
const isPart = (name: string) => name === 'GlobalStyle' || name.endsWith('Icon')

/** Whether an export is a component: functions with a capital, and results of styled-components and memo. */
const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && !isPart(name) && (typeof value === 'function' || Object(value).$$typeof !== undefined)

/** Not focusable themselves, unlike their content. All others must document their keys. */
const withoutKeys = new Set(
  'Sparkline Countdown Avatar Badge BalanceDelta CountBadge DigitCounter KeyValueList Money StatTile Art GameCardSkeleton Divider Grid Row Container Stack Line Lines Progress OfflineNotice Skeleton Spinner Heading Kbd Text VisuallyHidden Timeline OwnWords'.split(
    ' ',
  ),
)

const components = Object.values(entries).flatMap((entry) => Object.entries(entry).filter(isComponent))

const metaOf = (component: unknown) =>
  Object.values(files)
    .map((file) => file.default)
    .find(
      (meta) => meta.component === component || Object.values<unknown>(meta.subcomponents ?? {}).includes(component),
    )

describe('entries', () => {
  it('are all looked at', () => {
    const published = Object.values(manifest.exports).filter((file) => !file.includes('/testing/'))
    expect(
      Object.keys(entries)
        .map((file) => file.replace('..', './src'))
        .toSorted(),
    ).toEqual(published.toSorted())
  })
})

describe.each(components)('%s', (name, component) => {
  const meta = metaOf(component)
  const guide = meta?.parameters?.guide as Guide | undefined

  it('has stories', () => expect(meta).toBeDefined())
  it('belongs to a family', () => expect(meta?.title).toMatch(/^Components\/\w+\/./))
  it('describes the purpose, the uses and the misuses', () => {
    expect(guide?.usage).toMatch(/\w{2,}/)
    expect(guide?.dos).not.toHaveLength(0)
    expect(guide?.donts).not.toHaveLength(0)
  })
  it(withoutKeys.has(name) ? 'takes no focus' : 'names its keys', () => {
    expect(guide?.keyboard.length === 0).toBe(withoutKeys.has(name))
  })
})
