import type { ReactNode } from 'react'

/** Words that a person wrote: in a language that nobody asked for, and in its own direction. */
export const OwnWords = ({ children }: { children: ReactNode }) => <bdi lang="">{children}</bdi>
