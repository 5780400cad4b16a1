/** `#rgb` or `#rrggbb` as three numbers of 0–255; null for anything else. */
export function readColour(text: string | null | undefined): [number, number, number] | null {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text ?? '') ?? []
  const pairs = short ? [...short].map((digit) => digit + digit) : (long?.match(/../g) ?? [])
  const [red, green, blue] = pairs.map((pair) => Number.parseInt(pair, 16))
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue]
}

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of WCAG 2. */
const luminance = ([red, green, blue]: [number, number, number]) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** The one of black and white with more contrast on a colour; it is always 4.5 or more. */
export function readableOn(background: [number, number, number]): 'black' | 'white' {
  const light = luminance(background)
  return (light + 0.05) / 0.05 >= 1.05 / (light + 0.05) ? 'black' : 'white'
}
