import type { Mutant } from './mutant.ts'

/** A change that no test can notice, because the program does the same; it is neither run nor counted. */
export type Equivalent = Pick<Mutant, 'file' | 'before' | 'after'> & { because: string }
