import { token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'

const sizes = {
  xs: css`font-size: ${token('text-xs')};`,
  sm: css`font-size: ${token('text-sm')};`,
  md: css`font-size: ${token('text-md')};`,
  lg: css`font-size: ${token('text-lg')};`,
}
const tones = {
  normal: css`color: inherit;`,
  muted: css`color: ${token('color-text-muted')};`,
}

export type TextProps = {
  $size?: keyof typeof sizes
  $tone?: keyof typeof tones
  $weight?: 'normal' | 'medium' | 'bold'
}

/** A paragraph by default; `as="span"` inside a line. */
export const Text = styled.p<TextProps>`
  ${({ $size = 'md' }) => sizes[$size]}
  ${({ $tone = 'normal' }) => tones[$tone]}
  font-weight: ${({ $weight = 'normal' }) => token(`weight-${$weight}`)};
`
