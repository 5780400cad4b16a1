import { type DocumentationBuilder, type Handler, type NodePath, utils } from 'react-docgen'
import { describeType } from './describe-type.ts'
import { madeBy } from './made.ts'
import { isStyled, styledTypes } from './styled.ts'

type Choice = (name: string) => boolean

/** The names in `Omit<Props, 'a' | 'b'>` and `Pick<…>`. */
const namesIn = (path: NodePath | undefined) =>
  new Set([...(path ? utils.printValue(path) : '').matchAll(/['"]([^'"]+)['"]/g)].map(([, name]) => name))

/** What stands in a utility type, and which of its props are left. */
function unwrap(path: NodePath): { inner: NodePath; keeps: Choice } | undefined {
  if (!path.isTSTypeReference()) return
  const [inner, names] = path.get('typeParameters').isTSTypeParameterInstantiation()
    ? (path.get('typeParameters.params') as NodePath[])
    : []
  const list = namesIn(names)
  if (!inner) return
  if (path.get('typeName').isIdentifier({ name: 'Omit' })) return { inner, keeps: (name) => !list.has(name) }
  if (path.get('typeName').isIdentifier({ name: 'Pick' })) return { inner, keeps: (name) => list.has(name) }
  return
}

function writeProp(documentation: DocumentationBuilder, path: NodePath, keeps: Choice) {
  if (!path.isTSPropertySignature()) return
  const annotation = path.get('typeAnnotation')
  const name = utils.getPropertyName(path)
  if (!annotation.isTSTypeAnnotation() || !name || !keeps(name)) return
  const descriptor = documentation.getPropDescriptor(name)
  descriptor.required = !path.node.optional
  descriptor.tsType = describeType(annotation.get('typeAnnotation'))
  utils.setPropDescription(documentation, path)
}

/** Goes through names, intersections and utility types to the props themselves; what React brings stays out. */
function writeProps(documentation: DocumentationBuilder, path: NodePath, keeps: Choice) {
  const wrapped = unwrap(path)
  if (wrapped) {
    return writeProps(documentation, wrapped.inner, (name) => keeps(name) && wrapped.keeps(name))
  }
  if (path.isTSIntersectionType()) {
    for (const part of path.get('types')) writeProps(documentation, part, keeps)
    return
  }
  const named = utils.resolveGenericTypeAnnotation(path)
  if (named && !named.isTSInterfaceDeclaration()) return writeProps(documentation, named, keeps)
  utils.applyToTypeProperties(
    documentation,
    named ?? path,
    (prop: NodePath) => writeProp(documentation, prop, keeps),
    null,
  )
}

function typesOf(component: Parameters<Handler>[1]): NodePath[] {
  const path: NodePath = component
  return isStyled(path) ? styledTypes(path) : utils.getTypeFromReactComponent(madeBy(path) ?? component)
}

/** Props from the types of a component, however it is made. */
export const propsHandler: Handler = (documentation, component) => {
  for (const type of typesOf(component)) {
    writeProps(documentation, type.isTSTypeAnnotation() ? type.get('typeAnnotation') : type, () => true)
  }
}
