import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App, makeStore, makeTexts } from './App.tsx'

const root = document.getElementById('root')
const app = (
  <BrowserRouter>
    <App store={makeStore()} texts={makeTexts()} />
  </BrowserRouter>
)
if (root) startTransition(() => void hydrateRoot(root, app))
