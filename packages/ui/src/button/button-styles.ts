import { token } from '@boardwalk/brand-kit'
import { css } from 'styled-components'
import { bareButton, tint, transition } from '../foundation/mixins.ts'
import { canHover, target } from '../foundation/sizes.ts'

export const variants = {
  /** The one next step of a screen. */
  solid: css`
    background: ${token('color-accent')};
    color: ${token('color-on-accent')};
    box-shadow: inset 0 1px 0 ${tint('color-on-accent', 24)}, 0 1px 2px ${tint('color-text', 18)};
    ${canHover} { &:hover { background: ${token('color-accent-hover')}; } }
  `,
  /** The warm second colour: deposit, play. */
  highlight: css`
    background: ${token('color-highlight')};
    color: ${token('color-on-highlight')};
    box-shadow: inset 0 1px 0 ${tint('color-surface', 35)}, 0 1px 2px ${tint('color-text', 18)};
    ${canHover} { &:hover { box-shadow: inset 0 1px 0 ${tint('color-surface', 35)}, 0 ${token('space-1')} ${token('space-3')} ${tint('color-highlight', 45)}; } }
  `,
  soft: css`
    background: ${token('color-accent-soft')};
    color: ${token('color-on-accent-soft')};
    ${canHover} { &:hover { box-shadow: inset 0 0 0 1px ${tint('color-on-accent-soft', 35)}; } }
  `,
  outline: css`
    border-color: ${token('color-border-strong')};
    background: ${token('color-surface')};
    color: ${token('color-text')};
    ${canHover} { &:hover { border-color: ${token('color-accent')}; } }
  `,
  /** Takes the surrounding text colour, so it also works in the header and on the hero. */
  ghost: css`
    color: inherit;
    ${canHover} { &:hover { background: color-mix(in oklab, currentColor 10%, transparent); } }
  `,
  danger: css`
    background: ${token('color-negative')};
    color: ${token('color-on-negative')};
  `,
}

export const sizes = {
  /** Looks small, but its touch area keeps the minimum. */
  small: css`
    min-block-size: 36px;
    padding: ${token('space-1')} ${token('space-3')};
    font-size: ${token('text-sm')};
    &::after { content: ''; position: absolute; inset: calc(-4px - ${token('border-width')}) 0; }
  `,
  medium: css`
    min-block-size: max(${target}, ${token('control-height')});
    padding: ${token('space-2')} ${token('space-5')};
    font-size: ${token('text-md')};
  `,
  large: css`
    min-block-size: calc(max(${target}, ${token('control-height')}) + 8px);
    padding: ${token('space-3')} ${token('space-8')};
    font-size: ${token('text-lg')};
  `,
}

export type ButtonLook = {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  isFullWidth?: boolean
}
export type ButtonStyleProps = { $variant: keyof typeof variants; $size: keyof typeof sizes; $isFullWidth: boolean }

export const buttonStyle = css<ButtonStyleProps>`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  max-inline-size: 100%;
  ${({ $isFullWidth }) => $isFullWidth && 'inline-size: 100%; overflow-wrap: anywhere;'}
  border: ${token('border-width')} solid transparent;
  border-radius: ${token('radius-control')};
  font-family: ${token('font-body')};
  font-weight: ${token('weight-bold')};
  line-height: ${token('line-tight')};
  text-align: center;
  ${({ $isFullWidth }) => $isFullWidth && 'overflow-wrap: anywhere;'}
  text-decoration: none;
  user-select: none;
  ${transition('background-color', 'border-color', 'box-shadow', 'translate', 'opacity')}
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  &:active { translate: 0 1px; }
  &:disabled, &[aria-disabled='true'] { opacity: 0.55; cursor: not-allowed; }
  &[aria-busy='true'] { opacity: 1; cursor: progress; }
`
