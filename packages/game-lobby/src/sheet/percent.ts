/** A fraction such as `0.9642` in hundredths: `96.42%`. Text in, text out, so that nothing is rounded. */
export function percent(rate: string): string {
  const [whole = '0', part = ''] = rate.split('.')
  const digits = `${whole}${part.padEnd(2, '0')}`
  const hundreds = digits.slice(0, whole.length + 2).replace(/^0+(?=\d)/, '')
  const rest = digits.slice(whole.length + 2).replace(/0+$/, '')
  return `${hundreds}${rest && `.${rest}`}%`
}
