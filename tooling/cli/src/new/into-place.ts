import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '../refusal.ts'

/**
 * Moves finished files and folders from a workshop into a clone. Renames alone, so that neither a full disk nor the end
 * of the process leaves half a file; `back` takes everything out again and is safe at any moment, also twice.
 */
export function mover(workshop: string, root: string) {
  const steps: (() => void)[] = []
  return {
    /** Keeps a file that a later step changes: a copy now, while a full disk still harms nothing. */
    keep(path: string): void {
      const copy = join(workshop, 'kept', path)
      mkdirSync(dirname(copy), { recursive: true })
      copyFileSync(join(root, path), copy)
      steps.push(() => renameSync(copy, join(root, path)))
    },
    /** Refuses what is there already: it is somebody else's, and not ours to remove. */
    move(path: string): void {
      const target = join(root, path)
      if (existsSync(target)) throw new Refusal(`${path} is there already.`)
      mkdirSync(dirname(target), { recursive: true })
      renameSync(join(workshop, path), target)
      steps.push(() => rmSync(target, { recursive: true, force: true }))
    },
    /** Last done, first undone; one that fails does not keep the others. */
    back(): void {
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          step()
        } catch (error) {
          console.error(error)
        }
      }
    },
    /** What was moved stays. */
    settle: (): void => void steps.splice(0),
  }
}
