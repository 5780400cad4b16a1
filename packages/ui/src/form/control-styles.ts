import { token } from '@boardwalk/brand-kit'
import { css } from 'styled-components'
import { tint, transition } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'

/** Frame of a text-like control; the input inside is bare. */
export const controlFrame = css`
  display: flex;
  align-items: center;
  min-block-size: max(${target}, ${token('control-height')});
  border: ${token('border-width')} solid ${token('color-border-strong')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  ${transition('border-color', 'box-shadow')}
  &:focus-within { border-color: ${token('color-focus')}; box-shadow: 0 0 0 3px ${tint('color-focus', 25)}; }
  &:has([aria-invalid='true']) { border-color: ${token('color-negative')}; }
  &:has(:disabled) { opacity: 0.6; }
`

/** 16 px at least, or a phone zooms into the field. */
export const bareInput = css`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  align-self: stretch;
  padding: ${token('space-2')} ${token('space-4')};
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  font-size: max(16px, ${token('text-md')});
  outline: none;
  &::placeholder { color: ${token('color-text-muted')}; opacity: 1; }
`
