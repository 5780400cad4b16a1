const pattern =
  /(?:^|[\n;])\s*(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

/** Every module that a source names, static or dynamic, types included. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')

/** `@scope/name/entry` → `@scope/name`; built-in, virtual and relative modules and addresses have no package. */
export function packageOf(specifier: string): string | null {
  if (/^(?:\.|\/|node:|virtual:|\0)/.test(specifier)) return null
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
