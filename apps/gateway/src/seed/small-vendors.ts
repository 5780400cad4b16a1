import type { ThemeName } from '@boardwalk/brand-kit/art'
import type { VendorSeed } from './vendor-seed.ts'

const tables: readonly ThemeName[] = ['cards', 'wheel', 'dice']
const waters: readonly ThemeName[] = ['koi', 'turtle', 'pearl', 'chest', 'compass']

const slots = (code: string, name: string): VendorSeed => ({ code, name, categories: ['RNG'], games: 24 })
const live = (code: string, name: string): VendorSeed => ({
  code,
  name,
  categories: ['LIVE'],
  games: 9,
  themes: tables,
})
const fish = (code: string, name: string): VendorSeed => ({
  code,
  name,
  categories: ['FISH'],
  games: 10,
  themes: waters,
})

/**
 * Vendors with a few games each. They make the lists of vendors as long as menus and rows must be seen with: eleven of
 * slots, seven of live casino, six of fishing, beside five of e-sports and one of sports (checklist 20, 48).
 */
export const smallVendors: readonly VendorSeed[] = [
  slots('BITUIN', 'Bituin'),
  slots('JONAKI', 'Jonaki'),
  slots('TARANG', 'Tarang'),
  live('HARANA', 'Harana'),
  live('ADDA', 'Adda'),
  live('MEHFIL', 'Mehfil'),
  live('BALKON', 'Balkon'),
  live('ROSHNI', 'Roshni'),
  live('PARUL', 'Parul'),
  fish('DAGAT', 'Dagat'),
  fish('ILISH', 'Ilish'),
  fish('SAGAR', 'Sagar'),
  fish('PERLAS', 'Perlas'),
  fish('JHEEL', 'Jheel'),
]
