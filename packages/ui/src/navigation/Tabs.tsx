import { token } from '@boardwalk/brand-kit'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { CountBadge } from '../data/CountBadge.tsx'
import { bareButton, hiddenScrollbar, transition } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'
import { moveTab } from './move-tab.ts'

export type TabsProps<V extends string> = {
  /** What the tabs choose between; read aloud. */
  label: string
  tabs: readonly { id: V; label: ReactNode; count?: number }[]
  value: V
  onChange: (id: V) => void
  /** The open panel. */
  children: ReactNode
}

/** Tabs over one panel. Arrow keys, Home and End move and open. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next =
      tabs[
        moveTab(
          event,
          tabs.findIndex((tab) => tab.id === value),
          tabs.length,
        )
      ]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  return (
    <div>
      <List role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            <CountBadge count={tab.count ?? 0} />
          </Tab>
        ))}
      </List>
      <Panel id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </Panel>
    </div>
  )
}

const List = styled.div`
  ${hiddenScrollbar}
  display: flex;
  gap: ${token('space-1')};
  border-block-end: ${token('border-width')} solid ${token('color-border')};
  overflow-x: auto;
`

const Tab = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: ${target};
  padding-inline: ${token('space-4')};
  color: ${token('color-text-muted')};
  font-weight: ${token('weight-medium')};
  ${transition('color')}
  &::after {
    content: '';
    position: absolute;
    inset-inline: ${token('space-3')};
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: ${token('color-accent')};
    scale: 0 1;
    ${transition('scale')}
  }
  &[aria-selected='true'] { color: ${token('color-text')}; }
  &[aria-selected='true']::after { scale: 1; }
  &:focus-visible { outline-offset: -3px; border-radius: ${token('radius-control')}; }
`

const Panel = styled.div`padding-block-start: ${token('space-4')};`
