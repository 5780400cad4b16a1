import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { hiddenScrollbar } from '../foundation/mixins.ts'
import { Toast } from './Toast.tsx'
import { ToastContext, type ToastInput } from './toast-context.ts'

export type ToastProviderProps = {
  labels: { region: string; dismiss: string }
  children: ReactNode
}
type Shown = ToastInput & { id: number }

/** Most messages at a time; older ones make room. */
const most = 3

/** Holds the messages of `useToast`, above everything else on the page. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Shown[]>([])
  const region = useRef<HTMLElement>(null)
  const lastId = useRef(0)
  const show = useCallback((toast: ToastInput) => {
    lastId.current += 1
    const shown = { ...toast, id: lastId.current }
    setToasts((before) => [...before, shown].slice(-most))
  }, [])
  const dismiss = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), [])

  // Shown anew with every change, so that it lies above a dialog that opened in between.
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (toasts.length > 0) element.showPopover()
  }, [toasts])

  return (
    <ToastContext value={show}>
      {children}
      <Region ref={region} popover="manual" aria-label={labels.region} aria-live="polite">
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} dismissLabel={labels.dismiss} onDismiss={() => dismiss(toast.id)} />
        ))}
      </Region>
    </ToastContext>
  )
}

const Region = styled.section`
  ${hiddenScrollbar}
  position: fixed;
  inset: auto 0 max(${token('space-4')}, env(safe-area-inset-bottom)) 0;
  inline-size: min(28rem, calc(100vw - 2rem));
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  &:popover-open { display: grid; gap: ${token('space-2')}; }
`
