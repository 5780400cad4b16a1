import { type babelTypes, builtinHandlers, type FileState, type Handler, type NodePath, utils } from 'react-docgen'

type Component = Parameters<Handler>[1]
type Call = NodePath<babelTypes.CallExpression>

/** The component that one of our functions returns, as `createIcon('…')` does. */
export function madeBy(call: NodePath): Component | undefined {
  if (!call.isCallExpression()) return
  const maker: NodePath = utils.resolveToValue(call.get('callee'))
  if (!maker.isFunctionDeclaration()) return
  return utils.findFunctionReturn(maker, (answer): answer is Component => utils.isStatelessComponent(answer))
}

const isMade = (path: NodePath): path is Call => madeBy(path) !== undefined

/** Components that another function makes. */
export const findMade = (file: FileState): Call[] =>
  file.path.get('body').flatMap((statement) => {
    if (!statement.isExportNamedDeclaration()) return []
    return utils
      .resolveExportDeclaration(statement)
      .map((path): NodePath => utils.resolveToValue(path))
      .filter(isMade)
  })

/** Its name is where it is made, its defaults where it is written. */
export const madeHandler: Handler = (documentation, component) => {
  const path: NodePath = component
  const made = madeBy(path)
  if (!made) return
  const { parentPath } = path
  if (parentPath?.isVariableDeclarator()) documentation.set('displayName', utils.getNameOrValue(parentPath.get('id')))
  builtinHandlers.defaultPropsHandler(documentation, made)
}
