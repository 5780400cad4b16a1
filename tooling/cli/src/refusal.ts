/** A reason that a person can mend, in one sentence; commands print it without a stack and end with 1. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Refusal'
  }
}

/** Runs a command: its sentence goes to stderr when it refuses, its stack when it is our fault. */
export async function runCommand(work: () => Promise<number> | number): Promise<void> {
  let code = 1
  try {
    code = await work()
  } catch (error) {
    console.error(isExpected(error) ? error.message : error)
  }
  // Said outright, because a storefront that was loaded to be weighed keeps the process alive.
  process.exit(code)
}

/** Brand data with mistakes says itself what is wrong. */
const isExpected = (error: unknown): error is Error =>
  error instanceof Error && ['Refusal', 'BrandError'].includes(error.name)
