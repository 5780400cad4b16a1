import { Notice } from '@boardwalk/ui'
import type { ReactNode } from 'react'

/** Why a form was refused, said aloud at once; nothing when it was not. */
export const Failure = ({ text, action }: { text: string | null; action?: ReactNode }) =>
  text === null ? null : (
    <Notice tone="negative" isAlert action={action}>
      {text}
    </Notice>
  )
