import { loadBrands } from '@boardwalk/brand-kit/node'
import type { Plugin } from 'vite'

const id = 'virtual:all-brands'

/** Every brand of the repository, read and checked by brand-kit as the storefronts' builds do. */
export const allBrands = (): Plugin => ({
  name: 'boardwalk-all-brands',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => {
    if (source !== `\0${id}`) return
    const brands = loadBrands().map(({ brand, tokens, tokensFile, css, campaigns }) => ({
      brand,
      tokens,
      tokensFile,
      css,
      campaigns: campaigns.map(({ name, from, to }) => ({ name, from, to })),
    }))
    return `export const brands = ${JSON.stringify(brands)}`
  },
})
