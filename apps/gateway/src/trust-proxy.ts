import { isIP } from 'node:net'
import { StartError } from './start-error.ts'

/** Trusted sources of `X-Forwarded-*`: none, a number of hops in front of us, or these addresses. */
export type TrustProxy = false | number | string[]

const maxHops = 9
const isAddress = (text: string): boolean => {
  const [ip = '', bits] = text.split('/')
  const version = isIP(ip)
  if (version === 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

/** `TRUST_PROXY`: empty, a number of proxies, or their addresses and networks with commas between. */
export function readTrustProxy(text: string | undefined): TrustProxy {
  const value = text?.trim() ?? ''
  if (value === '' || value === '0') return false
  const hops = Number(value)
  if (Number.isInteger(hops) && hops > 0 && hops <= maxHops) return hops
  const addresses = value.split(',').map((part) => part.trim())
  if (addresses.every(isAddress)) return addresses
  throw new StartError(
    'TRUST_PROXY must be the number of proxies in front of the gateway, or their addresses with commas between.',
  )
}
