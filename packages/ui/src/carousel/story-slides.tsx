import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { storyBanner } from '../game/story-art.ts'
import type { Vendor } from './VendorSlide.tsx'

/** Slides and words for stories. */
const Picture = styled.img`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  background: ${token('color-hero')};
`
export const storySlide = (index: number, isLinked = true) => {
  const picture = <Picture src={storyBanner(index)} alt={`Banner ${index}`} width={1600} height={900} />
  return isLinked ? (
    <a key={index} href={`#banner-${index}`}>
      {picture}
    </a>
  ) : (
    <span key={index}>{picture}</span>
  )
}
export const storyLabels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  goTo: (slide: number) => `Banner ${slide}`,
}

const names = [
  'Firefly Works',
  'Reef House',
  'Kite & Co',
  'Monsoon',
  'Tea Garden',
  'Paper Tigers',
  'Moon Ferry',
  'Copper Bazaar',
  'River Kings',
  'Starlit',
  'Harbour Lane',
]
const shapes = [
  'M48 8l9 12 14 1-10 11 3 14-16-7-16 7 3-14-10-11 14-1z',
  'M28 38a20 16 0 0 1 40 0z',
  'M48 6l18 18-18 18-18-18z',
]

const sign = (index: number, fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48"><path d="${shapes[index % shapes.length]}" fill="${fill}"/></svg>`)}`

export const storyVendors = (count: number): Vendor[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `vendor-${index}`,
    name: `${names[index % names.length]}${index < names.length ? '' : ` ${index}`}`,
    icon: sign(index, 'white'),
    colourIcon: sign(index, `hsl(${(index * 67) % 360} 70% 45%)`),
    hotLabel: index === 1 ? 'Popular' : undefined,
  }))
