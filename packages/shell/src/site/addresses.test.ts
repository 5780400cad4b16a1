import { expect, it } from 'vitest'
import { vendorIcons } from './addresses.ts'

it('gives the marks of a list one address, in any order', () => {
  const icon = vendorIcons(['KISLAP', 'ALON', 'KISLAP'], 'white')
  expect(icon('KISLAP')).toBe('/art/vendors/white/ALON,KISLAP.svg#KISLAP')
  expect(vendorIcons(['ALON', 'KISLAP'], 'white')('KISLAP')).toBe(icon('KISLAP'))
})

it('keeps an address short enough for a long list', () => {
  const codes = Array.from({ length: 70 }, (_, index) => `VENDOR${index}`)
  const icon = vendorIcons(codes, 'color')
  const addresses = new Set(codes.map((code) => icon(code).replace(/#.*/, '')))
  expect(addresses.size).toBe(2)
  for (const code of codes) expect(icon(code)).toMatch(new RegExp(`[/,]${code}[,.].*#${code}$`))
})
