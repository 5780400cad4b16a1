import { token } from '@boardwalk/brand-kit'
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { onTop } from './on-top.ts'
import { maxToasts } from './queue.ts'
import { Toast } from './Toast.tsx'
import type { ToastDesk } from './toast-context.ts'

/** The visible messages. Hover or focus pauses their timers. */
export function ToastList({ toasts, labels, dismiss }: ToastDesk) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const [isHeld, setHeld] = useState(false)
  useLayoutEffect(() => {
    // With large type three messages may be taller than the screen; the newest is the one to see.
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [toasts])
  const takeAway = (id: number) => {
    dismiss(id)
    // The focused message is removed; the focus returns to its earlier place.
    if (!list.current?.contains(document.activeElement)) return
    setHeld(false)
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(true)
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  return (
    <Layer ref={onTop} popover="manual">
      <List
        ref={list}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={onFocus}
        onBlur={() => setHeld(false)}
      >
        {toasts.slice(0, maxToasts).map((toast) => (
          <Toast
            key={toast.id}
            {...toast}
            isHeld={isHeld}
            dismissLabel={labels.dismiss}
            onDismiss={() => takeAway(toast.id)}
          />
        ))}
      </List>
    </Layer>
  )
}

const Layer = styled.div`
  position: fixed;
  inset: auto 0 max(${token('space-4')}, env(safe-area-inset-bottom)) 0;
  inline-size: min(28rem, calc(100vw - 2rem));
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
`

/* Wider than its messages, so that its edge does not cut their shadows. */
const List = styled.div`
  display: grid;
  gap: ${token('space-2')};
  max-block-size: 100dvh;
  margin: calc(-1 * ${token('space-4')});
  padding: ${token('space-4')};
  overflow-y: auto;
`
