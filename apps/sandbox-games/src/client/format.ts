const symbolOf: Record<string, string> = { TLB: '₱', BDT: '৳', INR: '₹' }

/** Amount string → text with the currency's symbol, two decimals, comma thousands. Demo currencies begin with `X-`. */
export function money(amount: string, currency: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const code = currency.replace(/^X-/, '')
  return `${symbolOf[code] ?? `${code} `}${grouped}.${fraction.slice(0, 2).padEnd(2, '0')}`
}
