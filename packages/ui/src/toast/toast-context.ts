import { createContext, type ReactNode, use } from 'react'

export type ToastInput = {
  text: ReactNode
  tone?: 'info' | 'positive' | 'warning' | 'negative'
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void }
}
export type ShowToast = (toast: ToastInput) => void
export type ShownToast = ToastInput & { id: number }

export const ToastContext = createContext<ShowToast>(() => {})

/** Data for the regions that show messages: the page, and each open dialog, behind which the page is inert. */
export type ToastDesk = {
  toasts: readonly ShownToast[]
  labels: { region: string; dismiss: string }
  dismiss: (id: number) => void
  /** Ids of the open dialogs' places; the last one shows the messages. */
  places: readonly string[]
  /** Registers a place; returns a function that removes it. */
  enter: (place: string) => () => void
}
export const ToastDeskContext = createContext<ToastDesk | null>(null)

/** Shows a short message that disappears after a while: `const showToast = useToast()`. */
export const useToast = () => use(ToastContext)
