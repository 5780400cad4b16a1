import type { Mutant } from './mutant.ts'

/** A change that no test can notice, because the program does the same; it is neither run nor counted. */
export type Equivalent = Pick<Mutant, 'file' | 'before' | 'after'> & { because: string }

export const equivalents: readonly Equivalent[] = []

export const isEquivalent = (mutant: Mutant, list: readonly Equivalent[] = equivalents): boolean =>
  list.some(({ file, before, after }) => file === mutant.file && before === mutant.before && after === mutant.after)
