/** Address of a file in a brand's `assets/`. */
export const brandAsset = (brandId: string, file: string) => `/brands/${brandId}/${file}`

/** Vendor mark: white by default, in colour under the pointer. Source: visitor specification §3. */
export const vendorIcon = (code: string, look: 'white' | 'color') =>
  `/art/vendor/${encodeURIComponent(code)}/${look}.svg`
