import { use } from 'react'
import { useComposition } from './storefront-context.ts'

/** The later parts of all features; suspends until their code is here. The lists never change afterwards. */
export const useLater = () => use(useComposition().later())
