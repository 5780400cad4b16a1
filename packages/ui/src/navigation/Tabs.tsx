import { token } from '@boardwalk/brand-kit'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { CountBadge } from '../data/CountBadge.tsx'
import { scrollBehavior } from '../foundation/media.ts'
import { bareButton, hiddenScrollbar, transition } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'
import { moveTab } from './move-tab.ts'

export type TabsProps<V extends string> = {
  /** Name of the tab list; read aloud. */
  label: string
  tabs: readonly { id: V; label: ReactNode; count?: number }[]
  value: V
  onChange: (id: V) => void
  /** The open panel. */
  children: ReactNode
}

/**
 * Tabs over one panel. Arrow keys, Home and End move and open; more tabs than fit scroll sideways. A single one is no
 * choice: then only the panel is there, and stays as it is when others join.
 */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.findIndex((tab) => tab.id === value)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabs[moveTab(event, current, tabs.length)]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  useShowSelected(list, value)
  const isChoice = tabs.length > 1
  return (
    <div>
      {isChoice && (
        <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
          {tabs.map((tab, index) => (
            <Tab
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab.id === value}
              aria-controls={`${id}-panel`}
              tabIndex={index === Math.max(0, current) ? 0 : -1}
              onClick={() => onChange(tab.id)}
            >
              {tab.label}
              <CountBadge count={tab.count ?? 0} />
            </Tab>
          ))}
        </List>
      )}
      <Panel {...(isChoice && { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${value}` })}>
        {children}
      </Panel>
    </div>
  )
}

/** Pixels of the strip's ends that are faded. */
const faded = 24

/** Brings the open tab into sight when it was opened from elsewhere; only the strip moves, never the page. */
function useShowSelected(list: RefObject<HTMLElement | null>, value: string) {
  useEffect(() => {
    const strip = list.current
    const tab = strip?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!(strip && tab) || strip.scrollWidth <= strip.clientWidth) return
    const [area, box] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
    const past = Math.max(0, box.right + faded - area.right) || Math.min(0, box.left - faded - area.left)
    if (past !== 0) strip.scrollBy({ left: past, behavior: scrollBehavior() })
  }, [list, value])
}

const fade = (start: number, end: number) =>
  `mask-image: linear-gradient(var(--forward), transparent, black ${start}px calc(100% - ${end}px), transparent);`

/** Fades the side where more tabs are, while the strip is longer than its place. */
const moreThere = keyframes`
  0% { ${fade(0, faded)} }
  1%, 99% { ${fade(faded, faded)} }
  100% { ${fade(faded, 0)} }
`

const List = styled.div`
  ${hiddenScrollbar}
  --forward: to right;
  &:dir(rtl) { --forward: to left; }
  @supports (animation-timeline: scroll()) {
    animation: ${moreThere} linear both;
    animation-timeline: scroll(self inline);
  }
  display: flex;
  gap: ${token('space-1')};
  border-block-end: ${token('border-width')} solid ${token('color-border')};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
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
  scroll-margin-inline: ${token('space-6')};
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

const Panel = styled.div`
  &[role] { padding-block-start: ${token('space-4')}; }
`
