import { type TokenName, token } from '@boardwalk/brand-kit'
import styled from 'styled-components'

type PairSampleProps = {
  foreground: TokenName
  background: TokenName
  /** Letters where the pair is for text; a frame where it is for shapes, or cannot be read. */
  isText: boolean
  'data-brand'?: string
  'data-theme'?: string
}

/** A pair of colours at work; the data attributes choose its brand and theme. */
export const PairSample = ({ foreground, background, isText, ...current }: PairSampleProps) => (
  <Ground {...current} $color={background}>
    {isText ? <Letters $color={foreground}>Aa কখ अआ 12</Letters> : <Shape $color={foreground} />}
  </Ground>
)

type Coloured = { $color: TokenName }

const Ground = styled.div<Coloured>`
  display: grid;
  place-items: center;
  inline-size: 100%;
  min-block-size: 3.5rem;
  padding: ${token('space-2')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${({ $color }) => token($color)};
`
const Letters = styled.span<Coloured>`
  color: ${({ $color }) => token($color)};
  font-weight: ${token('weight-medium')};
`
const Shape = styled.span<Coloured>`
  inline-size: 2.5rem;
  block-size: 1.5rem;
  border: 3px solid ${({ $color }) => token($color)};
  border-radius: ${token('radius-control')};
`
