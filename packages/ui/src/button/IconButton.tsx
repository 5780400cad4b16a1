import { token } from '@boardwalk/brand-kit'
import type { ComponentPropsWithRef } from 'react'
import styled, { css } from 'styled-components'
import { CountBadge } from '../data/CountBadge.tsx'
import { bareButton, tint, transition } from '../foundation/mixins.ts'
import { canHover, target } from '../foundation/sizes.ts'

const variants = {
  ghost: css`
    color: inherit;
    ${canHover} { &:hover { background: color-mix(in oklab, currentColor 12%, transparent); } }
  `,
  soft: css`
    background: ${token('color-accent-soft')};
    color: ${token('color-on-accent-soft')};
  `,
  raised: css`
    border: ${token('border-width')} solid ${token('color-border')};
    background: ${token('color-surface-raised')};
    color: ${token('color-text')};
    box-shadow: ${token('shadow-card')};
    ${canHover} { &:hover { border-color: ${token('color-border-strong')}; } }
  `,
  solid: css`
    background: ${token('color-accent')};
    color: ${token('color-on-accent')};
    box-shadow: inset 0 1px 0 ${tint('color-on-accent', 24)};
  `,
}

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** Names the action. */
  label: string
  variant?: keyof typeof variants
  /** Small number at the corner; nothing at zero. */
  count?: number
}

export function IconButton({ label, variant = 'ghost', count = 0, children, ...rest }: IconButtonProps) {
  return (
    <Root type="button" title={label} {...rest} aria-label={label} $variant={variant}>
      {children}
      <CountBadge count={count} isCorner />
    </Root>
  )
}

const Root = styled.button<{ $variant: keyof typeof variants }>`
  ${bareButton}
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  border-radius: ${token('radius-control')};
  ${transition('background-color', 'border-color', 'scale')}
  ${({ $variant }) => variants[$variant]}
  &:active { scale: 0.94; }
  &:disabled, &[aria-disabled='true'] { opacity: 0.4; cursor: not-allowed; }
`
