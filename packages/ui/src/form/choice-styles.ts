import { token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'
import { tint, transition } from '../foundation/mixins.ts'
import { canHover, target } from '../foundation/sizes.ts'

export type ChoiceVariant = 'list' | 'cards'

const card = css`
  padding: ${token('space-3')} ${token('space-4')};
  border: ${token('border-width')} solid ${token('color-border-strong')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  ${transition('border-color', 'background-color')}
  ${canHover} { &:hover { border-color: ${token('color-accent')}; } }
  &:has(:checked) {
    border-color: ${token('color-accent')};
    background: ${tint('color-accent', 8)};
    box-shadow: inset 0 0 0 1px ${token('color-accent')};
  }
  &:has(:focus-visible) { outline: 2px solid ${token('color-focus')}; outline-offset: 2px; }
  &:has(:focus-visible) input { outline: none; }
`

export const ChoiceList = styled.div<{ $variant: ChoiceVariant }>`
  display: grid;
  ${({ $variant }) =>
    $variant === 'cards' &&
    css`
      grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
      gap: ${token('space-3')};
    `}
`

export const ChoiceLine = styled.label<{ $variant: ChoiceVariant }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${token('space-3')};
  min-block-size: ${target};
  padding-block: ${token('space-2')};
  cursor: pointer;
  ${({ $variant }) => $variant === 'cards' && card}
  &:has(:disabled) { opacity: 0.5; cursor: not-allowed; }
`

/** Text and its end slot; stacked where both do not fit. */
export const ChoiceBody = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('space-2')};
  min-inline-size: 0;
`

export const ChoiceText = styled.span`
  display: grid;
  flex: 1 1 6em;
  gap: ${token('space-1')};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > small { color: ${token('color-text-muted')}; font-size: ${token('text-sm')}; }
`

export const RadioDot = styled.input`
  flex: none;
  display: grid;
  place-content: center;
  appearance: none;
  inline-size: 22px;
  block-size: 22px;
  margin: 1px 0 0;
  border: 2px solid ${token('color-border-strong')};
  border-radius: 50%;
  background: ${token('color-surface')};
  cursor: inherit;
  ${transition('border-color')}
  &::after {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    border-radius: 50%;
    background: ${token('color-accent')};
    scale: 0;
    ${transition('scale')}
  }
  &:checked { border-color: ${token('color-accent')}; }
  &:checked::after { scale: 1; }
  [aria-invalid='true'] & { border-color: ${token('color-negative')}; }
`
