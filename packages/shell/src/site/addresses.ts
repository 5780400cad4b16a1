/** Address of a file in a brand's `assets/`. */
export const brandAsset = (brandId: string, file: string) => `/brands/${brandId}/${file}`

/** Replaces an avatar that does not load (visitor specification §8). */
export const defaultAvatar = '/art/avatar/a00.svg'

/** Vendor mark: white by default, in colour under the pointer. Source: visitor specification §3. */
export const vendorIcon = (code: string, look: 'white' | 'color') =>
  `/art/vendor/${encodeURIComponent(code)}/${look}.svg`
