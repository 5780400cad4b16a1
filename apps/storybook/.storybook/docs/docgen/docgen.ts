import {
  builtinHandlers,
  builtinResolvers,
  type Documentation,
  ERROR_CODES,
  type FileState,
  type Handler,
  parse,
  type ResolverFunction,
} from 'react-docgen'
import { importer } from './importer.ts'
import { findMade, madeHandler } from './made.ts'
import { propsHandler } from './props-handler.ts'
import { findStyled, styledHandler } from './styled.ts'

const exported = new builtinResolvers.FindExportedDefinitionsResolver()
const { codeTypeHandler: _, ...builtin } = builtinHandlers
const handlers: Handler[] = [...Object.values(builtin), propsHandler, styledHandler, madeHandler]

function findComponents(file: FileState) {
  // The parser's types know no component but functions and classes.
  const ours = [...findStyled(file), ...findMade(file)] as unknown as ReturnType<ResolverFunction>
  // Re-exports are documented in the file of their definition.
  return [...exported.resolve(file), ...ours].filter(({ hub }) => hub.file === file)
}

const hasNoComponent = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION

/** Documentation of the components that a source file exports: their props with types, defaults and comments. */
export function docgenOf(source: string, filename: string): Documentation[] {
  try {
    return parse(source, { resolver: findComponents, handlers, importer, filename })
  } catch (error) {
    if (hasNoComponent(error)) return []
    throw error
  }
}
