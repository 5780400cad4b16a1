import { createRoot } from 'react-dom/client'
import { isolateStorage } from '../preview/own-storage.ts'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'

isolateStorage(window)
const root = document.getElementById('root')
if (root) createRoot(root).render(<PreviewFrame />)
