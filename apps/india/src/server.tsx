import { createServer } from '@boardwalk/shell/server'
import { storefront as config } from './storefront.ts'

export const storefront = createServer(config)
