/** Ports of the test world: none is a default, so that a running demo is left alone. */
const base = Number(process.env.E2E_PORT_BASE ?? 4100)
const ports = { gateway: base, philippines: base + 1, bangladesh: base + 2, india: base + 3, sandbox: base + 10 }

export type BrandUnderTest = { id: string; url: string; merchantCode: string; symbol: string; minimumAge: number }

const at = (port: number) => `http://localhost:${port}`

export const gatewayUrl = at(ports.gateway)

/** What a visitor must see, written down apart from the brands' own data. Source: visitor specification §3, design §11. */
export const brands: BrandUnderTest[] = [
  { id: 'philippines', url: at(ports.philippines), merchantCode: 'walogm', symbol: '₱', minimumAge: 21 },
  { id: 'bangladesh', url: at(ports.bangladesh), merchantCode: '90jlbdtf1', symbol: '৳', minimumAge: 18 },
  { id: 'india', url: at(ports.india), merchantCode: '90jiliinf1', symbol: '₹', minimumAge: 18 },
]

export const demoPassword = 'Boardwalk-1'

export const environment = (dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  GATEWAY_PORT: `${ports.gateway}`,
  PHILIPPINES_PORT: `${ports.philippines}`,
  BANGLADESH_PORT: `${ports.bangladesh}`,
  INDIA_PORT: `${ports.india}`,
  SANDBOX_PORT: `${ports.sandbox}`,
  DEMO_PASSWORD: demoPassword,
  // All visitors of this world share one address; the limits have tests of their own.
  RATE_FACTOR: '100',
})
