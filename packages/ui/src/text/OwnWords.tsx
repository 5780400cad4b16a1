import type { ReactNode } from 'react'

/** Words that a person wrote: their language is unknown, and they keep their own direction. */
export const OwnWords = ({ children }: { children: ReactNode }) => <bdi lang="">{children}</bdi>
