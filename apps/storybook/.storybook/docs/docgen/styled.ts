import {
  type babelTypes,
  type DocumentationBuilder,
  type FileState,
  type Handler,
  type NodePath,
  utils,
} from 'react-docgen'

type Tagged = NodePath<babelTypes.TaggedTemplateExpression>

/** `styled` of `styled.div.attrs(…)<Props>`; the component of `styled(Component)` is resolved separately. */
const rootOf = (tag: NodePath): NodePath => {
  if (tag.isCallExpression()) return rootOf(tag.get('callee'))
  return tag.isMemberExpression() ? rootOf(tag.get('object')) : tag
}

export const isStyled = (path: NodePath): path is Tagged =>
  path.isTaggedTemplateExpression() && rootOf(path.get('tag')).isIdentifier({ name: 'styled' })

/** Components that styled-components makes, which the parser does not take for components. */
export function findStyled(file: FileState): Tagged[] {
  return file.path.get('body').flatMap((statement) => {
    if (!statement.isExportNamedDeclaration()) return []
    return utils.resolveExportDeclaration(statement).flatMap((path) => {
      const value = utils.resolveToValue(path)
      return isStyled(value) ? [value] : []
    })
  })
}

/** The types between the tag and the template, which are the component's own props. */
export function styledTypes(path: Tagged): NodePath[] {
  const types = path.get('typeParameters')
  return types.isTSTypeParameterInstantiation() ? types.get('params') : []
}

/** `({ $gap = '3' }) => …` in the template is where a styled component keeps its defaults. */
function writeDefaults(documentation: DocumentationBuilder, path: Tagged) {
  for (const expression of path.get('quasi').get('expressions')) {
    const [first] = expression.isArrowFunctionExpression() ? expression.get('params') : []
    for (const property of first?.isObjectPattern() ? first.get('properties') : []) {
      const value = property.isObjectProperty() ? property.get('value') : undefined
      if (!value?.isAssignmentPattern()) continue
      const name = utils.getPropertyName(property as Parameters<typeof utils.getPropertyName>[0])
      if (!name) continue
      documentation.getPropDescriptor(name).defaultValue = {
        value: utils.printValue(value.get('right')),
        computed: false,
      }
    }
  }
}

/** A styled component's name, its defaults, and the props of every styled component. */
export const styledHandler: Handler = (documentation, component) => {
  const path: NodePath = component
  if (!isStyled(path)) return
  const { parentPath } = path
  if (parentPath.isVariableDeclarator()) documentation.set('displayName', utils.getNameOrValue(parentPath.get('id')))
  writeDefaults(documentation, path)
  Object.assign(documentation.getPropDescriptor('as'), {
    description: 'Another element or component to draw it as.',
    tsType: { name: 'ElementType' },
    required: false,
  })
  if (utils.printValue(path.get('tag')).includes("'aria-hidden': true")) return
  Object.assign(documentation.getPropDescriptor('children'), { tsType: { name: 'ReactNode' }, required: false })
}
