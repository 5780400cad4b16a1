import { type babelTypes, type NodePath, type TSFunctionSignatureType, type TypeDescriptor, utils } from 'react-docgen'

type Type = TypeDescriptor<TSFunctionSignatureType>

const read = (path: NodePath): Type => utils.getTSType(path as NodePath<babelTypes.TypeScript>)

/** Replaces a name by its definition where that needs writing out. */
function named(path: NodePath): NodePath {
  if (!path.isTSTypeReference() || path.node.typeParameters) return path
  const alias = utils.resolveToValue(path.get('typeName'))
  return alias.isTSTypeAliasDeclaration() ? named(alias.get('typeAnnotation')) : path
}

/** `Desk['labels']` as the labels themselves. */
function member(path: NodePath): Type | undefined {
  if (!path.isTSIndexedAccessType()) return
  const owner = read(path.get('objectType'))
  if (!('signature' in owner) || !('properties' in owner.signature)) return
  const name = utils.printValue(path.get('indexType')).replace(/['"]/g, '')
  return owner.signature.properties.find(({ key }) => key === name)?.value as Type | undefined
}

/** `readonly Item[]`, of which the parser makes nothing. */
const list = (path: NodePath): Type | undefined =>
  path.isTSTypeOperator({ operator: 'readonly' }) ? { name: utils.printValue(path) } : undefined

/** `keyof typeof sizes` as its choices. */
function choices(path: NodePath): Type | undefined {
  const type = path.isTSTypeOperator({ operator: 'keyof' }) ? read(path) : undefined
  if (!type || !('elements' in type)) return
  const names = (type.elements as TypeDescriptor[]).map((key) => `'${'value' in key ? key.value : key.name}'`)
  const elements = names.map((value) => ({ name: 'literal', value }))
  return { name: 'union', elements, raw: names.join(' | ') } as Type
}

/** The constraint of `C` in `<C extends ElementType>`. */
function bound(path: NodePath): Type | undefined {
  if (!path.isTSTypeReference()) return
  const name = utils.printValue(path.get('typeName'))
  const owner = path.findParent((parent) => parent.isTSTypeAliasDeclaration() || parent.isFunctionDeclaration())
  const [, most] = new RegExp(`[<,]\\s*${name} extends (\\w+)`).exec(owner ? utils.printValue(owner) : '') ?? []
  return most ? { name: most } : undefined
}

/** The same for choices within a type. */
function spelled(path: NodePath, type: Type): Type {
  if (!('raw' in type) || typeof type.raw !== 'string') return type
  let raw = type.raw
  path.traverse({
    TSTypeOperator(part) {
      const found = choices(part)
      if (found && 'raw' in found) raw = raw.replace(utils.printValue(part), String(found.raw))
    },
  })
  return { ...type, raw }
}

/** A type as a reader of the property table needs it. */
export function describeType(path: NodePath): Type {
  const meant = named(path)
  return member(meant) ?? list(meant) ?? choices(meant) ?? bound(path) ?? spelled(path, read(path))
}
