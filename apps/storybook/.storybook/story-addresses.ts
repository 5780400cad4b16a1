import { vendorArt } from '@boardwalk/brand-kit/art'

const files: Record<string, string> = import.meta.glob('../../../brands/*/assets/**/*.{svg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** A brand's picture, from the catalogue's own files. */
export const brandAsset = (brandId: string, file: string) => files[`../../../brands/${brandId}/assets/${file}`] ?? ''

/** A house's mark, drawn by the hand that draws the platform's. */
export const vendorIcon = (code: string, look: 'white' | 'color') =>
  `data:image/svg+xml,${encodeURIComponent(vendorArt(code, code, look))}`
