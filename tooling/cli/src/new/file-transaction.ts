import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '../refusal.ts'

/**
 * Moves finished files and folders from a staging folder into a clone. Renames alone, so that neither a full disk nor the end
 * of the process leaves half a file; `rollBack` takes everything out again and is safe at any moment, also twice.
 */
export function openTransaction(staging: string, root: string) {
  const steps: (() => void)[] = []
  return {
    /** Copies a file that a later step changes: now, while a full disk still harms nothing. */
    backUp(path: string): void {
      const copy = join(staging, 'before', path)
      mkdirSync(dirname(copy), { recursive: true })
      copyFileSync(join(root, path), copy)
      steps.push(() => renameSync(copy, join(root, path)))
    },
    /** Refuses an existing path: another program made it, and it is not ours to remove. */
    move(path: string): void {
      const target = join(root, path)
      if (existsSync(target)) throw new Refusal(`${path} is there already.`)
      mkdirSync(dirname(target), { recursive: true })
      renameSync(join(staging, path), target)
      steps.push(() => rmSync(target, { recursive: true, force: true }))
    },
    /** Undoes the steps in reverse order; a failing one does not prevent the others. */
    rollBack(): void {
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          step()
        } catch (error) {
          console.error(error)
        }
      }
    },
    /** Makes the moves final. */
    commit: (): void => void steps.splice(0),
  }
}
