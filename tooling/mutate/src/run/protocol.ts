/** Message to the process that holds Vitest: run the tests again, these files have changed. */
export type Ask = { changed: string[] }

/** The reply; `failure` is the first failed test, and nothing after it has run. */
export type Reply = { failure: Failure | null; ms: number }
export type Failure = {
  test: string
  message: string
  /** It failed only because it took longer than a test may. */
  tookTooLong: boolean
}
