import { token } from '@boardwalk/brand-kit'
import styled, { css, keyframes } from 'styled-components'
import { calmMotion } from '../foundation/sizes.ts'

export const tones = css`
  --tone: ${token('color-accent')};
  &[data-tone='positive'] { --tone: ${token('color-positive')}; }
  &[data-tone='negative'] { --tone: ${token('color-negative')}; }
`

const drift = keyframes`from { background-position: 200% 0; } to { background-position: 0 0; }`

const fill = css`
  border-radius: ${token('radius-pill')};
  background: var(--tone);
  transition: inline-size ${token('duration-base')} ${token('ease-out')};
  ${calmMotion} { transition: none; }
`

/** The browser's own bar: right in right-to-left text, on the server and without scripts. */
export const Bar = styled.progress`
  ${tones}
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 10px;
  border: ${token('border-width')} solid ${token('color-border-strong')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-surface-sunken')};
  overflow: hidden;
  &::-webkit-progress-bar { background: transparent; }
  &::-webkit-progress-value { ${fill} }
  &::-moz-progress-bar { ${fill} }
  &:indeterminate {
    background: linear-gradient(90deg, transparent 25%, var(--tone) 50%, transparent 75%) 0 0 / 200% 100%;
    animation: ${drift} 1.6s linear infinite;
  }
  &:indeterminate::-moz-progress-bar { background: none; }
  /* Still, and yet not like a bar that is half full. */
  ${calmMotion} {
    &:indeterminate { animation: none; background: repeating-linear-gradient(45deg, var(--tone) 0 6px, transparent 6px 12px); }
  }
`
