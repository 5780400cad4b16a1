import { createContext, type ReactNode, use } from 'react'

export type ToastInput = {
  text: ReactNode
  tone?: 'info' | 'positive' | 'warning' | 'negative'
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void }
}
export type ShowToast = (toast: ToastInput) => void

export const ToastContext = createContext<ShowToast>(() => {})

/** Shows a short message that goes by itself: `const showToast = useToast()`. */
export const useToast = () => use(ToastContext)
