import { token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'
import { from } from '../foundation/sizes.ts'

export type FormActionsProps = {
  /** Room at the bottom edge that another element takes, as a CSS length: the tab bar of the page. */
  $above?: string
  /** In a panel with its own background, such as a dialog. */
  $isRaised?: boolean
}

const stuck = css<FormActionsProps>`
  position: sticky;
  inset-block-end: ${({ $above = '0px' }) => $above};
  z-index: 1;
  padding-block: ${token('space-3')} max(${token('space-3')}, env(safe-area-inset-bottom));
  border-block-start: ${token('border-width')} solid ${token('color-border')};
  background: ${({ $isRaised }) => token($isRaised ? 'color-surface-raised' : 'color-page')};
`

/**
 * The buttons that end a form, the primary one first. On a phone they fill the width and stay in view while the form
 * scrolls behind them; from a tablet on they are at the form's end.
 */
export const FormActions = styled.div<FormActionsProps>`
  display: grid;
  gap: ${token('space-2')};
  ${stuck}
  /* A field that gets the focus, because it is wrong, is in view above the buttons, and its message below it. */
  form:has(> &) :is(input, select, textarea) { scroll-margin-block-end: 11rem; }
  ${from('tablet')} {
    form:has(> &) :is(input, select, textarea) { scroll-margin-block-end: 0; }
    position: static;
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-3')};
    border: 0;
    background: none;
  }
  /* A phone on its side has no height to spare. */
  @media (max-height: 26rem) { position: static; }
`
