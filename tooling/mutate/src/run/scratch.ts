import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../places.ts'

export type Scratch = { folder: string; remove(): void }

/**
 * A copy of the working tree, changes that are not committed included, on the packages that are installed. No pnpm may run
 * in it: it would link the installed packages to the copy.
 */
export function makeScratch(): Scratch {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'mutate-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    copyTo(folder)
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}

function copyTo(folder: string): void {
  for (const file of tracked()) cpSync(path.join(root, file), path.join(folder, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  for (const modules of globSync('{apps,packages,tooling}/*/node_modules', { cwd: root }))
    cpSync(path.join(root, modules), path.join(folder, modules), { ...verbatim, filter: isNoCache })
}

/** Links to packages of the workspace are relative, so in the copy they lead to the copy. */
const verbatim = { recursive: true, verbatimSymlinks: true }
const isNoCache = (file: string) => !/^\.(?:vite|cache)/.test(path.basename(file))

function tracked(): string[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  return list.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)))
}
