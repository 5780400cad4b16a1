import { mountStorefront } from '@boardwalk/shell'
import { storefront } from './storefront.ts'

mountStorefront(storefront)
