declare module 'virtual:all-brands' {
  export const brands: readonly { id: string; name: string; css: string }[]
}
