import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Test files or tests that are done, of how many. */
export type Progress = { done: number; total: number }

/** Where a run writes its progress, beside its report; `npm test` reads it to estimate the time left. */
export const progressFile = (name: string): string => `test-results/${name}.progress.json`

/** Counts finished tests and writes the count; a late write is not a failure. */
export class ProgressFile {
  readonly #file: string
  #progress: Progress = { done: 0, total: 0 }

  constructor(name: string) {
    this.#file = progressFile(name)
  }

  begin(total: number): void {
    mkdirSync(path.dirname(this.#file), { recursive: true })
    this.#write({ done: 0, total })
  }

  next(): void {
    this.#write({ ...this.#progress, done: this.#progress.done + 1 })
  }

  #write(progress: Progress): void {
    this.#progress = progress
    writeFileSync(this.#file, JSON.stringify(progress))
  }
}
