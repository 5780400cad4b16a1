import { inject } from 'vitest'

globalThis.testedSkin = inject('skin')

declare module 'vitest' {
  interface ProvidedContext {
    skin: { brand: string; theme: 'light' | 'dark' }
  }
}
