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
  type TextPart = import('@boardwalk/i18n/codes').TextPart
  /** Namespace → strings of a language, in two chunks: what the first view needs, and the rest. Both without a `part`. */
  export const loaders: Record<import('@boardwalk/i18n/codes').LanguageCode, (part?: TextPart) => Promise<Resources>>
}
