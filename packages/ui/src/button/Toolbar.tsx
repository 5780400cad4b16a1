import { token } from '@boardwalk/brand-kit'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { moveTab } from '../navigation/move-tab.ts'

export type ToolbarProps = {
  /** Purpose of the controls; read aloud. */
  label: string
  /** Buttons and links. One of them at a time can be reached with Tab. */
  children: ReactNode
}

const control = ':is(button, a[href]):not(:disabled)'
const controlsOf = (bar: Element) => [...bar.querySelectorAll<HTMLElement>(control)]

/** A row of controls that is one stop of the Tab key; arrow keys, Home and End move inside. */
export function Toolbar({ label, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const stop = (chosen: HTMLElement | undefined) => {
    for (const one of bar.current ? controlsOf(bar.current) : []) one.tabIndex = one === chosen ? 0 : -1
  }
  // After every render, because controls change; before the first one each is a tab stop.
  useEffect(() => {
    const all = bar.current ? controlsOf(bar.current) : []
    stop(all.find((one) => one.getAttribute('tabindex') === '0') ?? all[0])
  })
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = controlsOf(event.currentTarget)
    const next = all[moveTab(event, all.indexOf(event.target as HTMLElement), all.length)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <Bar ref={bar} role="toolbar" aria-label={label} onKeyDown={move} onFocus={(event) => stop(event.target)}>
      {children}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')};
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: ${token('space-1')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: min(calc(${token('radius-control')} + ${token('space-1')}), 28px);
  background: ${token('color-surface')};
`
