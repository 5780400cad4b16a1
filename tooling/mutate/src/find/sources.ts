import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Mutant, mutantsOf } from '../mutant.ts'
import { root } from '../places.ts'
import type { Target } from '../targets.ts'

const isTest = (file: string) => /\.(?:test|testing|stories)\.\w+$/.test(file)

/** Files of a target, from the top of the clone. */
export const sourcesOf = ({ folder, sources }: Target): string[] =>
  globSync([...sources], { cwd: path.join(root, folder) })
    .filter((file) => !isTest(file))
    .map((file) => path.posix.join(folder, file))
    .sort()

export const mutantsIn = (target: Target): Mutant[] =>
  sourcesOf(target).flatMap((file) => mutantsOf(file, readFileSync(path.join(root, file), 'utf8')))
