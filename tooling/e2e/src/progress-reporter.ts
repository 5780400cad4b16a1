import { ProgressFile } from '@boardwalk/vitest/progress'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'

/** Prints the progress of the run after each test, and at its end why tests were left out. */
export default class ProgressReporter implements Reporter {
  readonly #progress = new ProgressFile('playwright')
  readonly #reasons = new Set<string>()

  onBegin(_: FullConfig, suite: Suite): void {
    this.#progress.begin(suite.allTests().length)
  }

  onTestEnd({ annotations }: TestCase): void {
    this.#progress.next()
    for (const { type, description } of annotations) if (type === 'skip' && description) this.#reasons.add(description)
  }

  onEnd(): void {
    for (const reason of this.#reasons) console.log(`Left out: ${reason}.`)
  }
}
