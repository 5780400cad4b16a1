import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** Absolute path of something in this clone, from its path below the top folder. */
export const clonePath = (...parts: string[]): string => join(root, ...parts)
