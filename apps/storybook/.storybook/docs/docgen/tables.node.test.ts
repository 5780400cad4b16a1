import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Documentation } from 'react-docgen'
import { describe, expect, it } from 'vitest'
import { docgenOf } from './docgen.ts'

const root = join(import.meta.dirname, '../../../../..')
const files = globSync('{packages/*,tooling/brand-studio}/src/**/*.stories.tsx', { cwd: root })

/** The component that a file of stories documents, and where it is written. */
function subjectOf(file: string) {
  const text = readFileSync(join(root, file), 'utf8')
  const [, space, name] = /^\s{2}component: (?:(\w+)\.)?(\w+)/m.exec(text) ?? []
  if (!name) return
  const imported = space ? `\\* as ${space}` : `\\{[^}]*\\b${name}\\b[^}]*\\}`
  const [, source = ''] = new RegExp(`import ${imported} from '(\\.[^']+)'`).exec(text) ?? []
  return { name, written: join(dirname(file), source), title: /title: '([^']+)'/.exec(text)?.[1] ?? '' }
}

const subjects = files.flatMap((file) => subjectOf(file) ?? [])
const isComponent = ({ title }: { title: string }) => /^(Components|Foundations)\//.test(title)
const read = (written: string) => docgenOf(readFileSync(join(root, written), 'utf8'), join(root, written))

/** Text of the type column. */
const typesOf = ({ props = {} }: Documentation) =>
  Object.entries(props).map(([name, { tsType }]) => [name, (tsType && 'raw' in tsType && tsType.raw) || tsType?.name])

/** A component without properties is one without a parameter; anything else would have lost them. */
const takesNothing = (name: string, written: string) =>
  readFileSync(join(root, written), 'utf8').includes(`function ${name}()`)

it('finds the components of the stories', () => {
  expect(subjects.filter(isComponent).length).toBeGreaterThan(70)
})

describe.each(subjects.filter(isComponent))('$name', ({ name, written }) => {
  const found = read(written).find(({ displayName }) => displayName === name)

  it('has a table of properties', () => {
    expect(found, relative(root, written)).toBeDefined()
    if (!takesNothing(name, written)) expect(Object.keys(found?.props ?? {})).not.toHaveLength(0)
  })
  it('shows types as their allowed values', () => {
    const vague = typesOf(found as Documentation).filter(
      ([, type]) => !type || /\bkeyof\b|\btypeof\b|^([A-Z]|unknown|any|signature|union)$|\['/.test(type),
    )
    expect(vague).toEqual([])
  })
})
