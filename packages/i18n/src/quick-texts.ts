import type { i18n, TFunction } from 'i18next'

/**
 * The texts of a language and its namespaces, the first of them for keys that name none. Quick for a key without values:
 * it reads the string, where the library prepares plurals, values and nested keys first. A string with a placeholder, a
 * missing one, and every other call take the library's way.
 */
export function quickTexts(i18n: i18n, lng: string | undefined, namespaces: readonly [string, ...string[]]): TFunction {
  const t = i18n.getFixedT(lng ?? null, namespaces)
  const read = (key: unknown, ...values: unknown[]) =>
    (values.length === 0 && typeof key === 'string' && plainText(i18n, lng ?? i18n.language, namespaces[0], key)) ||
    (t as unknown as (...all: unknown[]) => string)(key, ...values)
  return Object.assign(read, t) as unknown as TFunction
}

function plainText(i18n: i18n, lng: string, namespace: string, key: string): string | undefined {
  const colon = key.indexOf(':')
  const [ns, path] = colon < 0 ? [namespace, key] : [key.slice(0, colon), key.slice(colon + 1)]
  const text: unknown = i18n.getResource(lng, ns, path)
  return typeof text === 'string' && !/\{|\$t\(/.test(text) ? text : undefined
}
