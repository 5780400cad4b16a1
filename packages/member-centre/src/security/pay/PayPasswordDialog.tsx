import { useState } from 'react'
import type { DialogProps } from '../dialogs.ts'
import { PayChange } from './PayChange.tsx'
import { PayReset } from './PayReset.tsx'

/** Sets the transaction password, changes it, or resets a forgotten one. */
export function PayPasswordDialog(props: DialogProps) {
  const [isForgotten, setForgotten] = useState(false)
  return isForgotten ? <PayReset {...props} /> : <PayChange {...props} onForgotten={() => setForgotten(true)} />
}
