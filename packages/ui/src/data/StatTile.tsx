import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export type StatTileProps = { label: ReactNode; value: ReactNode; note?: ReactNode; icon?: ReactNode }

/** One figure with its name. */
export function StatTile({ label, value, note, icon }: StatTileProps) {
  return (
    <Root>
      {icon && <Mark>{icon}</Mark>}
      <Label>{label}</Label>
      <Value>{value}</Value>
      {note && <Label>{note}</Label>}
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token('space-1')};
  min-inline-size: 0;
  padding: ${token('space-4')};
  overflow-wrap: anywhere;
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
`

const Mark = styled.span`
  position: absolute;
  inset-block-start: ${token('space-3')};
  inset-inline-end: ${token('space-3')};
  color: ${token('color-text-muted')};
`

const Label = styled.span`
  color: ${token('color-text-muted')};
  font-size: ${token('text-sm')};
  & > * { white-space: normal; }
`

const Value = styled.span`
  font-family: ${token('font-display')};
  font-size: ${token('text-2xl')};
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('line-tight')};
  /* An amount breaks rather than leave the tile. */
  & > *, [data-direction] > * { white-space: normal; }
`
