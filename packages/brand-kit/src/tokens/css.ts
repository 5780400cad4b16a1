import { type TokenName, tokenNames } from '../token-names.ts'
import type { Tokens } from './names.ts'

/**
 * Compact custom properties of one brand: `[data-brand="x"]{…}` for light, and for dark only the differences. Nothing
 * depends on the page, so brands and themes may be switched by changing two attributes.
 */
export function toCss(brandId: string, { light, dark }: Tokens): string {
  const own = `[data-brand="${brandId}"]`
  const declare = (names: readonly TokenName[], values: Record<TokenName, string>) =>
    names.map((name) => `--${name}:${values[name]}`).join(';')
  const changed = tokenNames.filter((name) => dark[name] !== light[name])
  return [
    `${own}{color-scheme:light;${declare(tokenNames, light)}}`,
    `${own}[data-theme="dark"]{color-scheme:dark;${declare(changed, dark)}}`,
  ].join('')
}
