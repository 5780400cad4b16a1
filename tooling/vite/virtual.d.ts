declare module 'virtual:brand' {
  const brand: import('@boardwalk/brand-kit').Brand
  export default brand
}

declare module 'virtual:brand-css' {
  const css: string
  export default css
}

declare module 'virtual:locales' {
  type Resources = Record<string, Record<string, unknown>>
  /** Namespace → strings that the first view of a language needs. */
  export const loaders: Record<import('@boardwalk/i18n/codes').LanguageCode, () => Promise<Resources>>
}
