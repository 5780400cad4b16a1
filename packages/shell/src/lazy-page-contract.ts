import type { ComponentType } from 'react'

/** A page whose code arrives on demand; `preload` lets a server render it, and a client hydrate it, at once. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> }
