import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Importer, makeFsImporter } from 'react-docgen'

/** File of one of our imports. Of other packages only the compiled code is available, which has no types. */
function lookUp(name: string, folder: string): string {
  if (/^(\.|@boardwalk\/)/.test(name)) return createRequire(join(folder, 'importer')).resolve(name)
  throw Object.assign(new Error(`${name} is not ours`), { code: 'MODULE_NOT_FOUND' })
}

let reader = makeFsImporter(lookUp)

/** Follows imports to types of other files, each of which is read once. */
export const importer: Importer = (...asked) => reader(...asked)

/** After a change of any file. */
export function forgetFiles(): void {
  reader = makeFsImporter(lookUp)
}
