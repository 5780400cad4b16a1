import { globSync } from 'node:fs'
import path from 'node:path'
import { read, root } from './root.ts'

export { read, root } from './root.ts'

export type Manifest = {
  name: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  imports?: Record<string, unknown>
  exports?: Record<string, unknown>
}
export type Source = { file: string; text: string; isTest: boolean }
export type Member = { folder: string; manifest: Manifest; sources: Source[] }

const isGenerated = (name: string) => /^(?:node_modules|dist|storybook-static|coverage|\.turbo)$/.test(name)
/** Tests, stories and the files that only they and tools use. */
const isTest = (file: string) =>
  /\.(?:test|test-d|spec|stories|testing|bench)\.\w+$|\/(?:test|testing|fakes|e2e|bench|\.storybook)\/|\/story-[\w-]+\.tsx?$|\/\w+\.config\.ts$/.test(
    file,
  )

function sourcesOf(folder: string): Source[] {
  const pattern = `${folder}/**/*.{ts,tsx,mjs}`
  const hidden = `${folder}/.*/**/*.{ts,tsx}`
  const files = globSync([pattern, hidden], { cwd: root, exclude: isExcluded })
  return files.sort().map((file) => ({ file, text: read(file), isTest: isTest(file) }))
}

const isExcluded = (file: string) => file.split(path.sep).some(isGenerated)

/** Every package of the workspace with its own source. */
export const members: Member[] = globSync('{apps,packages,tooling}/*/package.json', { cwd: root })
  .sort()
  .map((file) => {
    const folder = path.dirname(file)
    return { folder, manifest: JSON.parse(read(file)) as Manifest, sources: sourcesOf(folder) }
  })

export const shipped = (prefix: string): Source[] =>
  members
    .filter(({ folder }) => folder.startsWith(prefix))
    .flatMap(({ sources }) => sources.filter((source) => !source.isTest))
