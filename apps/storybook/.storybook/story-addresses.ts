import { defaultAvatarArt, vendorArt } from '@boardwalk/brand-kit/art'

const files: Record<string, string> = import.meta.glob('../../../brands/*/assets/**/*.{svg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** A brand's picture, from the catalogue's own files. */
export const brandAsset = (brandId: string, file: string) => files[`../../../brands/${brandId}/assets/${file}`] ?? ''

/** A vendor's mark, drawn by the code that draws the platform's. */
export const vendorIcons = (_: readonly string[], look: 'white' | 'color') => (code: string) =>
  drawn(vendorArt(code, code, look))

/** Stands in for an avatar that does not load. */
export const defaultAvatar = drawn(defaultAvatarArt)

function drawn(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
