import { rmSync, writeFileSync } from 'node:fs'

/** Things to put back when a command does not come to its end. */
export function undoList() {
  const steps: (() => void)[] = []
  return {
    /** A file or folder that goes again. */
    removes: (path: string) => steps.push(() => rmSync(path, { recursive: true, force: true })),
    /** A file that becomes what it was. */
    restores: (path: string, content: Buffer) => steps.push(() => writeFileSync(path, content)),
    /** Last done, first undone. One that fails does not keep the others. */
    run() {
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          step()
        } catch (error) {
          console.error(error)
        }
      }
    },
    /** It came to its end. */
    forget: () => steps.splice(0),
  }
}
