import { token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'

export const tones = {
  neutral: css`background: ${token('color-surface-sunken')}; color: ${token('color-text')};`,
  accent: css`background: ${token('color-accent-soft')}; color: ${token('color-on-accent-soft')};`,
  highlight: css`background: ${token('color-highlight')}; color: ${token('color-on-highlight')};`,
  positive: css`background: ${token('color-positive-soft')}; color: ${token('color-on-positive-soft')};`,
  negative: css`background: ${token('color-negative-soft')}; color: ${token('color-on-negative-soft')};`,
  warning: css`background: ${token('color-warning-soft')}; color: ${token('color-on-warning-soft')};`,
  info: css`background: ${token('color-info-soft')}; color: ${token('color-on-info-soft')};`,
}
export type Tone = keyof typeof tones

/** A word about a state; never colour alone. */
export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  padding: 0.2em 0.65em;
  border-radius: ${token('radius-pill')};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-bold')};
  line-height: ${token('line-tight')};
  /* A cell of a table breaks text anywhere; a badge only between words. */
  overflow-wrap: normal;
  ${({ $tone = 'neutral' }) => tones[$tone]}
`
