import { useTranslation } from '@boardwalk/i18n'
import { ToastProvider } from '@boardwalk/ui'
import type { ReactNode } from 'react'

/** Short messages above the page, for the shell and every feature (`useToast` of the design system). */
export function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  return <ToastProvider labels={{ region: t('toast.region'), dismiss: t('toast.dismiss') }}>{children}</ToastProvider>
}
