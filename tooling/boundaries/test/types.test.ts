import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { members, read } from '../src/tree.ts'

type Config = { extends: string; compilerOptions?: { lib?: string[] }; include: string[]; exclude?: string[] }

const folder = 'tooling/typescript/programs'
/** The programs that `pnpm typecheck` checks in place of one per package, and the one package that has its own. */
const programs = ['web', 'node', 'tools'].map((name) => ({ name, ...readProgram(name) }))
const checkedAlone = 'tooling/run'

function readProgram(name: string) {
  const { include, exclude = [], ...config } = JSON.parse(read(`${folder}/${name}.json`)) as Config
  const fromRoot = (patterns: string[]) => patterns.map((pattern) => path.posix.join(folder, pattern))
  return { ...config, include: fromRoot(include), exclude: fromRoot(exclude) }
}

/** A pattern without an ending names a folder with all that is in it. */
const matches = (file: string, pattern: string) =>
  path.posix.matchesGlob(file, path.extname(pattern) ? pattern : `${pattern}/**`)

const programsOf = (file: string) =>
  programs.filter(
    ({ include, exclude }) =>
      include.some((pattern) => matches(file, pattern)) && !exclude.some((pattern) => matches(file, pattern)),
  )

const checked = members.filter(({ folder, manifest }) => manifest.scripts?.typecheck && folder !== checkedAlone)

describe.each(checked)('types of $folder', ({ folder, sources }) => {
  const own = JSON.parse(read(`${folder}/tsconfig.json`)) as Config
  const hasDom = own.extends.endsWith('web.json') || own.compilerOptions?.lib?.includes('DOM')
  const typed = sources.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file))

  it('are checked, each file by one program', () =>
    expect(typed.filter((file) => programsOf(file).length !== 1)).toEqual([]))

  it('use browser APIs only where the package runs in a browser', () => {
    const product = typed.filter((file) => file.startsWith(`${folder}/src/`))
    const other = product.filter((file) => programsOf(file)[0]?.extends.endsWith('web.json') !== Boolean(hasDom))
    expect(other).toEqual([])
  })
})
