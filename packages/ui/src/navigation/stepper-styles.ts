import { token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'
import { bareButton, bareList } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'
import type { StepState } from './step-state.ts'

/** Counted in the reader's own type size, so that large type wraps sooner. */
const wide = '@container (min-width: 36rem)'
const circle = '36px'

export const StepperFrame = styled.div`container-type: inline-size;`

export const StepList = styled.ol`
  ${bareList}
  display: grid;
  ${wide} { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
`

export const StepItem = styled.li<{ $isDone: boolean }>`
  position: relative;
  padding-block-end: ${token('space-3')};
  &:last-child { padding-block-end: 0; }
  /* The line to the next step. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(${circle} + 2 * ${token('space-1')}) 0;
    inset-inline-start: calc(${circle} / 2 - 1px);
    inline-size: 2px;
    background: ${({ $isDone }) => token($isDone ? 'color-accent' : 'color-border')};
  }
  ${wide} {
    padding-block-end: 0;
    &:not(:last-child)::after {
      inset-block: calc(${circle} / 2 + ${token('space-1')} - 1px) auto;
      inset-inline: calc(${circle} + 8px) 8px;
      inline-size: auto;
      block-size: 2px;
    }
  }
`

const looks = {
  done: css`background: ${token('color-accent')}; color: ${token('color-on-accent')};`,
  current: css`
    border-color: ${token('color-accent')};
    background: ${token('color-accent-soft')};
    color: ${token('color-on-accent-soft')};
  `,
  upcoming: css`
    border-color: ${token('color-border-strong')};
    background: ${token('color-surface')};
    color: ${token('color-text-muted')};
  `,
  error: css`background: ${token('color-negative')}; color: ${token('color-on-negative')};`,
}

export const StepMark = styled.span<{ $state: StepState }>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${circle};
  block-size: ${circle};
  border: 2px solid transparent;
  border-radius: ${token('radius-pill')};
  font-size: min(${token('text-sm')}, 20px);
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
  ${({ $state }) => looks[$state]}
`

export const StepButton = styled.button`
  ${bareButton}
  display: flex;
  gap: ${token('space-3')};
  inline-size: 100%;
  min-block-size: ${target};
  padding-block: ${token('space-1')};
  border-radius: ${token('radius-card')};
  div& { cursor: default; }
  button&:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  ${wide} { flex-direction: column; gap: ${token('space-2')}; padding-inline-end: ${token('space-3')}; }
`

export const StepWords = styled.span`
  display: grid;
  align-content: center;
  gap: 2px;
  min-inline-size: 0;
  min-block-size: ${circle};
  overflow-wrap: anywhere;
  ${wide} { align-content: start; }
`

export const StepName = styled.span<{ $isCurrent: boolean }>`
  font-weight: ${({ $isCurrent }) => token($isCurrent ? 'weight-bold' : 'weight-medium')};
  line-height: ${token('line-tight')};
`
