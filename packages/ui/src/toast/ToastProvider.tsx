import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { enqueue } from './queue.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { type ShownToast, ToastContext, type ToastDesk, ToastDeskContext, type ToastInput } from './toast-context.ts'

export type ToastProviderProps = {
  labels: ToastDesk['labels']
  children: ReactNode
}

/** Holds the messages of `useToast`; three at a time, above everything else on the page and in the topmost dialog. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const [places, setPlaces] = useState<readonly string[]>([])
  const lastId = useRef(0)
  const show = useCallback((toast: ToastInput) => {
    lastId.current += 1
    const shown = { ...toast, id: lastId.current }
    setToasts((before) => enqueue(before, shown))
  }, [])
  const dismiss = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), [])
  const enter = useCallback((place: string) => {
    setPlaces((before) => [...before, place])
    return () => setPlaces((before) => before.filter((other) => other !== place))
  }, [])
  const desk = useMemo(() => ({ toasts, labels, dismiss, places, enter }), [toasts, labels, dismiss, places, enter])
  return (
    <ToastContext value={show}>
      <ToastDeskContext value={desk}>
        {children}
        <ToastRegion />
      </ToastDeskContext>
    </ToastContext>
  )
}
