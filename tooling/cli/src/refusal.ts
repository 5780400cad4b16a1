/** A reason that a person can mend, in one sentence; commands print it without a stack and end with 1. */
export class Refusal extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.name = 'Refusal'
    this.exitCode = exitCode
  }
}

/** Ends a command early with a text on standard output, such as its usage. */
export class Said extends Error {}

/** Runs a command: its sentence goes to stderr when it refuses, its stack when it is our fault. */
export async function runCommand(work: () => Promise<number> | number): Promise<void> {
  let code = 1
  try {
    code = await work()
  } catch (error) {
    if (error instanceof Said) {
      console.log(error.message)
      process.exit(0)
    }
    console.error(isExpected(error) ? error.message : error)
    if (error instanceof Refusal) code = error.exitCode
  }
  // Said outright, because a storefront that was loaded to be weighed keeps the process alive.
  process.exit(code)
}

/** What the system says of a disk that takes nothing more; no fault of the code. */
const ofTheDisk = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES']

/** Brand data with mistakes, and a disk that refuses, say themselves what is wrong. */
const isExpected = (error: unknown): error is Error =>
  error instanceof Error &&
  (['Refusal', 'BrandError'].includes(error.name) || ofTheDisk.includes((error as NodeJS.ErrnoException).code ?? ''))
