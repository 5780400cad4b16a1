import { LinkTo } from '@boardwalk/shell/feature'
import { Link } from '@boardwalk/ui'
import type { ReactNode } from 'react'

type Props = { to: { search: string }; label?: string; children: ReactNode }

/** Opens another page of the centre in place of this one, so that Back closes the centre. */
export const PageLink = ({ to, label, children }: Props) => (
  <Link as={LinkTo} variant="standalone" to={to} replace preventScrollReset {...(label && { 'aria-label': label })}>
    {children}
  </Link>
)
