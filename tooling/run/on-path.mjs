import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The first program of the path that has one of the names.
 * @param {NodeJS.ProcessEnv} env @param {readonly string[]} names
 */
export const onPath = (env, names) =>
  (env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file))
