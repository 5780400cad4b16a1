/** Address of a file in a brand's `assets/`. */
export const brandAsset = (brandId: string, file: string) => `/brands/${brandId}/${file}`

/** Replaces an avatar that does not load (visitor specification §8). */
export const defaultAvatar = '/art/avatar/a00.svg'

/** Most marks of one file, whose address contains their codes. */
const SHEET_SIZE = 36

/**
 * Addresses of vendor marks: white by default, in colour under the pointer. The marks of one list are one file, which
 * shows the mark that the fragment names. Source: visitor specification §3.
 */
export function vendorIcons(codes: readonly string[], look: 'white' | 'color'): (code: string) => string {
  const sorted = [...new Set(codes)].toSorted().map(encodeURIComponent)
  return (code) => {
    const own = encodeURIComponent(code)
    const start = Math.floor(sorted.indexOf(own) / SHEET_SIZE) * SHEET_SIZE
    return `/art/vendors/${look}/${sorted.slice(start, start + SHEET_SIZE).join(',')}.svg#${own}`
  }
}
