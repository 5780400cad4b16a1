import { token } from '@boardwalk/brand-kit'
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import styled from 'styled-components'
import { bareButton, transition } from '../foundation/mixins.ts'
import type { Polymorphic } from '../foundation/polymorphic.ts'
import { canHover, target } from '../foundation/sizes.ts'

type Own = { isSelected?: boolean; icon?: ReactNode; children?: ReactNode }
export type ChipProps<C extends ElementType = 'button'> = Polymorphic<C, Own>

/** A short choice in a row: a filter that toggles, or a link to a category through `as`. */
export function Chip<C extends ElementType = 'button'>(props: ChipProps<C>) {
  const { isSelected, icon, children, ...rest }: Own & ComponentPropsWithRef<'button'> & { as?: ElementType } = props
  const state = rest.as
    ? { 'aria-current': isSelected ? ('page' as const) : undefined }
    : { type: 'button' as const, 'aria-pressed': isSelected }
  return (
    <Root {...state} {...rest} data-selected={isSelected || undefined}>
      {icon}
      {children}
    </Root>
  )
}

const Root = styled.button`
  ${bareButton}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: ${target};
  padding-inline: ${token('space-4')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;
  white-space: nowrap;
  ${transition('background-color', 'border-color', 'color')}
  ${canHover} { &:hover { border-color: ${token('color-accent')}; } }
  &[data-selected] {
    border-color: ${token('color-accent')};
    background: ${token('color-accent')};
    color: ${token('color-on-accent')};
  }
`
