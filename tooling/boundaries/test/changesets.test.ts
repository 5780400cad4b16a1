import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { members, read, root } from '../src/tree.ts'

const files = globSync('.changeset/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'))
const names = members.map(({ manifest }) => manifest.name)

it.each(files)('%s names packages, each with its step, and describes the change', (file) => {
  const [, head = '', text = ''] = /^---\n([\s\S]+?)\n---\n\n([\s\S]+)$/.exec(read(file)) ?? []
  const steps = head.split('\n').map((line) => /^'(.+)': (?:patch|minor|major)$/.exec(line)?.[1] ?? line)
  expect(steps.filter((name) => !names.includes(name))).toEqual([])
  expect(text.trim().length).toBeGreaterThan(20)
})
