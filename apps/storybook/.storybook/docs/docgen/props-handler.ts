import { type DocumentationBuilder, type Handler, type NodePath, utils } from 'react-docgen'
import { describeType } from './describe-type.ts'
import { type Choice, follow, type Given, unwrap } from './follow.ts'
import { madeBy } from './made.ts'
import { isStyled, styledTypes } from './styled.ts'

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

/** Resolves names, intersections and utility types to the props themselves; React's own props stay out. */
function writeProps(documentation: DocumentationBuilder, path: NodePath, keeps: Choice, given: Given) {
  const wrapped = unwrap(path)
  if (wrapped) {
    writeProps(documentation, wrapped.inner, (name) => keeps(name) && wrapped.keeps(name), given)
    return
  }
  if (path.isTSIntersectionType()) {
    for (const part of path.get('types')) writeProps(documentation, part, keeps, given)
    return
  }
  const named = follow(path, given)
  if (named) writeProps(documentation, named.meant, keeps, named.given)
  else utils.applyToTypeProperties(documentation, path, (prop: NodePath) => writeProp(documentation, prop, keeps), null)
}

function typesOf(component: Parameters<Handler>[1]): NodePath[] {
  const path: NodePath = component
  return isStyled(path) ? styledTypes(path) : utils.getTypeFromReactComponent(madeBy(path) ?? component)
}

/** Props from the types of a component, however it is made. */
export const propsHandler: Handler = (documentation, component) => {
  for (const type of typesOf(component)) {
    writeProps(documentation, type.isTSTypeAnnotation() ? type.get('typeAnnotation') : type, () => true, {})
  }
}
