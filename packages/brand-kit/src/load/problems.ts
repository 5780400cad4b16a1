import { relative } from 'node:path'
import type { Problem } from '../problem/problems.ts'
import { root } from './places.ts'

/** Everything that is wrong, in one error. */
export class BrandError extends Error {
  readonly #problems: Problem[]

  constructor(problems: Problem[]) {
    super(['The brand data has mistakes:', ...problems.map(line)].join('\n'))
    this.name = 'BrandError'
    // The mistake is in the data, so that lines of code would only hide it.
    this.stack = `${this.name}: ${this.message}`
    this.#problems = problems
  }

  get problems(): Problem[] {
    return this.#problems
  }
}

const line = ({ file, key, expected, found }: Problem) =>
  `  ${relative(root, file) || file}: ${key ? `${key}: ` : ''}expected ${expected}, found ${found}`
