import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { bareList, CountBadge, target, tint } from '@boardwalk/ui'
import styled from 'styled-components'
import { LinkTo } from '../app/LinkTo.tsx'
import type { OverlayPage } from '../overlay-contract.ts'
import { type MenuProps, useEntryBadge } from './entry-badge.ts'

/** The menu beside an overlay's page. A choice replaces the address, so that Back closes the overlay at once. */
export function OverlayNavigation({ label, pages, current, addressOf }: MenuProps) {
  return (
    <nav aria-label={label}>
      <List>
        {pages.map((page) => (
          <li key={page.key}>
            <Go
              to={addressOf(page)}
              replace
              preventScrollReset
              preload={page.page.preload}
              aria-current={page.key === current ? 'page' : undefined}
            >
              <Entry page={page} />
            </Go>
          </li>
        ))}
      </List>
    </nav>
  )
}

function Entry({ page }: { page: OverlayPage }) {
  const { t } = useTranslation()
  const count = useEntryBadge(page)
  return (
    <>
      <page.icon size={20} />
      <Label>{t(page.title)}</Label>
      <CountBadge count={count} />
    </>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-1')};
`

const Go = styled(LinkTo)`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: ${target};
  padding: ${token('space-1')} ${token('space-2')};
  border-radius: min(${token('radius-control')}, 12px);
  color: ${token('color-text')};
  text-decoration: none;
  &:hover { background: ${tint('color-accent', 12)}; }
  &[aria-current] { background: ${tint('color-accent', 12)}; font-weight: ${token('weight-bold')}; }
`

const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
