/** A reason that a person can fix, in one sentence; commands print it without a stack and end with 1. */
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

/** Runs a command: its sentence goes to stderr when it refuses, its stack when it is a bug. */
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
  // Explicit, because a storefront that was loaded to be weighed keeps the process alive.
  process.exit(code)
}

/** The system's error for a full disk, which is no fault of the code. */
const ofTheDisk = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES']

/** Mistakes in brand data and file system errors have messages that explain themselves. */
const isExpected = (error: unknown): error is Error =>
  error instanceof Error &&
  (['Refusal', 'BrandError'].includes(error.name) || ofTheDisk.includes((error as NodeJS.ErrnoException).code ?? ''))
