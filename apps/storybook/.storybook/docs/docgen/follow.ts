import { type NodePath, utils } from 'react-docgen'

/** Arguments of the parameters of a generic type. */
export type Given = ReturnType<typeof utils.getTypeParameters>
export type Choice = (name: string) => boolean

/** The names in `Omit<Props, 'a' | 'b'>` and `Pick<…>`. */
const namesIn = (path: NodePath | undefined) =>
  new Set([...(path ? utils.printValue(path) : '').matchAll(/['"]([^'"]+)['"]/g)].map(([, name]) => name))

/** The argument of a utility type, and the props that it keeps. */
export function unwrap(path: NodePath): { inner: NodePath; keeps: Choice } | undefined {
  if (!path.isTSTypeReference()) return
  const given = path.get('typeParameters')
  const [inner, names] = given.isTSTypeParameterInstantiation() ? given.get('params') : []
  const list = namesIn(names)
  if (!inner) return
  if (path.get('typeName').isIdentifier({ name: 'Omit' })) return { inner, keeps: (name) => !list.has(name) }
  if (path.get('typeName').isIdentifier({ name: 'Pick' })) return { inner, keeps: (name) => list.has(name) }
  return
}

/** Resolves a name with its type arguments: `Polymorphic<C, Own>`, and in it `Own`. */
export function follow(path: NodePath, given: Given): { meant: NodePath; given: Given } | undefined {
  if (!path.isTSTypeReference()) return
  const name = path.get('typeName')
  const argument = given[utils.printValue(name)]
  if (argument) return { meant: argument, given: {} }
  const meant: NodePath = utils.resolveToValue(name)
  if (!meant.isTSTypeAliasDeclaration()) return meant.isTSInterfaceDeclaration() ? { meant, given } : undefined
  const asked = meant.get('typeParameters')
  const gets = path.get('typeParameters')
  const isGeneric = asked.isTSTypeParameterDeclaration() && gets.isTSTypeParameterInstantiation()
  return {
    meant: meant.get('typeAnnotation'),
    given: isGeneric ? utils.getTypeParameters(asked, gets, given) : {},
  }
}
