import { useTranslation } from '@boardwalk/i18n'
import { CountBadge, from, IconButton, Menu, MenuIcon, MenuItem } from '@boardwalk/ui'
import styled from 'styled-components'
import { LinkTo } from '../app/LinkTo.tsx'
import type { OverlayPage } from '../overlay-contract.ts'
import { type MenuProps, useBadgeSum, useEntryBadge } from './entry-badge.ts'

/** The menu of an overlay on a phone, where nothing fits beside the page. */
export function OverlayMenu({ label, all, pages, current, addressOf }: MenuProps) {
  const waiting = useBadgeSum(all, (page) => pages.includes(page))
  return (
    <Narrow>
      <Menu
        label={label}
        trigger={(props) => (
          <IconButton {...props} label={label} count={waiting}>
            <MenuIcon size={20} />
          </IconButton>
        )}
      >
        {pages.map((page) => (
          <Entry key={page.key} page={page} isCurrent={page.key === current} to={addressOf(page)} />
        ))}
      </Menu>
    </Narrow>
  )
}

type EntryProps = { page: OverlayPage; isCurrent: boolean; to: ReturnType<MenuProps['addressOf']> }

function Entry({ page, isCurrent, to }: EntryProps) {
  const { t } = useTranslation()
  const count = useEntryBadge(page)
  return (
    <MenuItem
      as={LinkTo}
      to={to}
      replace
      icon={<page.icon size={20} />}
      aria-current={isCurrent ? ('page' as const) : undefined}
    >
      {t(page.title)} <CountBadge count={count} />
    </MenuItem>
  )
}

const Narrow = styled.span`
  ${from('tablet')} { display: none; }
`
