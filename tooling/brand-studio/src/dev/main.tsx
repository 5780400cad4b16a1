import { GlobalStyle, ToastProvider } from '@boardwalk/ui'
import { createRoot } from 'react-dom/client'
import { Studio } from '../page/Studio.tsx'
import { applyTheme } from './apply-theme.ts'

const root = document.getElementById('root')
const { brand } = document.documentElement.dataset
applyTheme()
if (root) {
  createRoot(root).render(
    <ToastProvider labels={{ region: 'Messages', dismiss: 'Dismiss' }}>
      <GlobalStyle />
      <Studio frameAddress="/studio/frame" weighAddress="/studio/weigh" brand={brand} />
    </ToastProvider>,
  )
}
