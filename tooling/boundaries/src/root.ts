import { readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
