import { token } from '@boardwalk/brand-kit'
import { Money } from '@boardwalk/ui'
import styled from 'styled-components'

export type Total = { key: string; label: string; text: string }

/** Sums over the whole filter, in one line on a desktop and below each other where they would not fit. */
export function Totals({ label, totals }: { label: string; totals: readonly Total[] }) {
  return (
    <Root aria-label={label}>
      {totals.map(({ key, label: name, text }) => (
        <Item key={key}>
          <dt>{name}</dt>
          <dd>
            <Money text={text} />
          </dd>
        </Item>
      ))}
    </Root>
  )
}

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('border-width')};
  margin: 0;
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-border')};
  overflow: hidden;
`

const Item = styled.div`
  display: grid;
  flex: 1 1 9rem;
  gap: ${token('space-1')};
  min-inline-size: 0;
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('color-surface')};
  & > dt { color: ${token('color-text-muted')}; font-size: ${token('text-sm')}; }
  & > dd { margin: 0; overflow-wrap: anywhere; font-size: ${token('text-lg')}; font-weight: ${token('weight-bold')}; }
  & > dd > * { white-space: normal; }
`
