import { ProgressFile } from '@boardwalk/vitest/progress'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/** Prints the progress of the run after each test. */
export default class ProgressReporter implements Reporter {
  readonly #progress = new ProgressFile('playwright')

  onBegin(_: FullConfig, suite: Suite): void {
    this.#progress.begin(suite.allTests().length)
  }

  onTestEnd(): void {
    this.#progress.next()
  }
}
