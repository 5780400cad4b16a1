import { Notice } from '@boardwalk/ui'
import type { ReactNode } from 'react'

/** Announces at once why a form was refused; nothing when it was not. */
export const Failure = ({ text, action }: { text: string | null; action?: ReactNode }) =>
  text === null ? null : (
    <Notice tone="negative" isAlert action={action}>
      {text}
    </Notice>
  )
