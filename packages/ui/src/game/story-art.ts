/** Pictures for stories, drawn here so that no story needs the network. */
const picture = (width: number, height: number, hue: number, inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue} 70% 48%)"/><stop offset="1" stop-color="hsl(${hue + 50} 75% 22%)"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${inside}</svg>`,
  )}`

export const storyArt = (index: number) => {
  const hue = (index * 47) % 360
  const rings = [130, 95, 60].map(
    (r, ring) =>
      `<circle cx="150" cy="190" r="${r}" fill="hsl(${hue + 20 + ring * 16} 80% ${40 + ring * 14}% / .55)"/>`,
  )
  return picture(
    300,
    400,
    hue,
    `${rings.join('')}<path d="M150 120l20 48 52 4-40 34 13 51-45-28-45 28 13-51-40-34 52-4z" fill="hsl(${hue + 60} 90% 88%)"/>`,
  )
}

export const storyBanner = (index: number) =>
  picture(
    1600,
    900,
    210 + index * 70,
    `<circle cx="1250" cy="420" r="420" fill="hsl(${240 + index * 70} 80% 60% / .35)"/><circle cx="1250" cy="420" r="250" fill="hsl(${260 + index * 70} 85% 70% / .45)"/>`,
  )

/** A valid address, of no picture; another with any four letters behind it. */
export const brokenPicture = 'data:image/png;base64,AAAA'
