import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')

/** Where the report of the last run is. */
export const reportFile = path.join(root, 'test-results/mutation.json')
