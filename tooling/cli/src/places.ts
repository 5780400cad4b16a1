import { join, resolve } from 'node:path'

/** Top folder of this clone. */
export const root: string = resolve(import.meta.dirname, '../../..')
export const clonePath = (...parts: string[]): string => join(root, ...parts)
