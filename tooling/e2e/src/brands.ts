import { offeredLanguages } from '@boardwalk/brand-kit'
import { portVariable } from '@boardwalk/brand-kit/addresses'
import { type Brand, loadBrands } from '@boardwalk/brand-kit/node'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'

/** Ports of the test world: none is a default, so that a running demo is left alone. */
const base = Number(process.env.E2E_PORT_BASE ?? 4100)

export type BrandUnderTest = {
  id: string
  url: string
  merchantCode: string
  countryName: string
  symbol: string
  minimumAge: number
  /** The region's other language: the platform's code, as the switcher names it, and as the page declares it. */
  second: { code: LanguageCode; name: string; tag: string } | undefined
  /** All languages of its switcher, as its data list them. */
  languages: LanguageCode[]
}
type Facts = Omit<BrandUnderTest, 'id' | 'url' | 'languages'>

/** Facts that a visitor must see, listed apart from the brands' data. Source: visitor specification §3, design §11. */
const shipped: Record<string, Facts> = {
  philippines: {
    merchantCode: 'walogm',
    countryName: 'Philippines',
    symbol: '₱',
    minimumAge: 21,
    second: { code: 'TY', name: 'Filipino', tag: 'fil' },
  },
  bangladesh: {
    merchantCode: '90jlbdtf1',
    countryName: 'Bangladesh',
    symbol: '৳',
    minimumAge: 18,
    second: { code: 'BN', name: 'বাংলা', tag: 'bn' },
  },
  india: {
    merchantCode: '90jiliinf1',
    countryName: 'India',
    symbol: '₹',
    minimumAge: 18,
    second: { code: 'HI', name: 'हिन्दी', tag: 'hi' },
  },
}

/** A brand that joined later is taken at its word. */
function factsOf({ merchantCode, countryName, currency, minimumAge, regionLanguages }: Brand): Facts {
  const code = regionLanguages[1]
  const second = code && languages[code]
  return {
    merchantCode,
    countryName,
    symbol: currency.symbol,
    minimumAge,
    second: second && { code, name: second.name, tag: second.bcp47 },
  }
}

const at = (port: number) => `http://localhost:${port}`
const found = loadBrands().map(({ brand }) => brand)
const ids = [...Object.keys(shipped), ...found.map(({ id }) => id).filter((id) => !(id in shipped))]
// Skips 4190, which would be refused: fetch forbids it, as browsers do.
const ports = { gateway: base, sandbox: base + 99, hostile: base + 70 }
const portOf = (id: string) => base + 1 + ids.indexOf(id)

export const gatewayUrl = at(ports.gateway)
export const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`
/** Each brand's own, because brands may be tested at once. */
export const hostilePort = (brand: string): number => ports.hostile + ids.indexOf(brand)

export const brands: BrandUnderTest[] = ids.map((id) => {
  const brand = found.find((each) => each.id === id) as Brand
  return { id, url: at(portOf(id)), languages: offeredLanguages(brand), ...(shipped[id] ?? factsOf(brand)) }
})

export const demoPassword = 'Boardwalk-1'

export const environment = (dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  GATEWAY_PORT: `${ports.gateway}`,
  ...Object.fromEntries(ids.map((id) => [portVariable(id), `${portOf(id)}`])),
  SANDBOX_PORT: `${ports.sandbox}`,
  DEMO_PASSWORD: demoPassword,
  // All visitors of this world share one address; other tests cover the limits.
  RATE_FACTOR: '100',
  // Nor does a machine that is busy with other tests refuse one.
  WAIT_FACTOR: '15',
})
