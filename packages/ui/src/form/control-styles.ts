import { token } from '@boardwalk/brand-kit'
import { css } from 'styled-components'
import { tint, transition } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'

export type ControlSize = 'medium' | 'large'
export type FrameProps = { $size?: ControlSize }

/** Frame of a text-like control; the input inside is bare. */
export const controlFrame = css<FrameProps>`
  display: flex;
  align-items: center;
  min-block-size: calc(max(${target}, ${token('control-height')}) + ${({ $size }) => ($size === 'large' ? '8px' : '0px')});
  border: ${token('border-width')} solid ${token('color-border-strong')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  ${transition('border-color', 'box-shadow')}
  &:focus-within { border-color: ${token('color-focus')}; box-shadow: 0 0 0 3px ${tint('color-focus', 25)}; }
  &:has([aria-invalid='true']) { border-color: ${token('color-negative')}; }
  &:has([readonly]) { background: ${token('color-surface-sunken')}; }
  /* Styles the control alone: a calendar that opens from here has days that are disabled. */
  &:has(input:disabled, > select:disabled, > textarea:disabled) { opacity: 0.6; cursor: not-allowed; }
`

/** At least 16 px, or a phone zooms into the field. Autofilled values keep the brand's colours. */
export const bareInput = css`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  align-self: stretch;
  padding: ${token('space-2')} min(${token('space-4')}, 5vw);
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  font-size: max(16px, ${token('text-md')});
  text-overflow: ellipsis;
  outline: none;
  &::placeholder { color: ${token('color-text-muted')}; opacity: 1; }
  &:disabled { cursor: not-allowed; }
  &:autofill {
    box-shadow: inset 0 0 0 100vmax ${token('color-accent-soft')};
    -webkit-text-fill-color: ${token('color-on-accent-soft')};
  }
`
