import type { Vendor } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { ChevronDownIcon, canHover, Popover, transition } from '@boardwalk/ui'
import { Suspense } from 'react'
import { NavLink } from 'react-router'
import styled from 'styled-components'
import { lazyPage } from '../app/lazy-page.tsx'
import { usePreload } from '../app/use-preload.ts'
import { BarButton } from './BarButton.tsx'
import type { NavigationEntry } from './navigation.ts'

/** Behind a press or a hover, so its code follows the page. */
const VendorPanel = lazyPage(() => import('./VendorPanel.tsx').then((module) => module.VendorPanel))

type Props = {
  entry: NavigationEntry
  vendors: readonly Vendor[]
  /** Whether the bar is in use. A phone does without the code of the panels. */
  isShown: boolean
}

/** One entry of the top navigation: a link, and beside it the vendors of its game type. */
export function NavigationItem({ entry, vendors, isShown }: Props) {
  const { t } = useTranslation('shell')
  const preload = usePreload()
  const label = t(`nav.${entry.id}`)
  const warm = () => preload(entry.path)
  return (
    <Item data-popover-area="">
      <Go discover="none" to={entry.path} end={entry.path === '/'} onPointerEnter={warm} onFocus={warm}>
        {label}
      </Go>
      {vendors.length > 0 && (
        <Popover
          label={t('nav.vendors', { name: label })}
          align="center"
          opensOnHover
          trigger={(props) => (
            <Open {...props} aria-label={t('nav.vendors', { name: label })}>
              <ChevronDownIcon size={16} />
            </Open>
          )}
        >
          {isShown && (
            <Suspense fallback={null}>
              <VendorPanel path={entry.path} vendors={vendors} />
            </Suspense>
          )}
        </Popover>
      )}
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  align-items: center;
`

const Go = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: 48px;
  padding-inline: ${token('space-2')};
  color: inherit;
  font-weight: ${token('weight-medium')};
  text-decoration: none;
  box-shadow: inset 0 0 0 transparent;
  ${transition('box-shadow')}
  &[aria-current='page'] { box-shadow: inset 0 -3px 0 ${token('color-header-mark')}; }
  ${canHover} { &:hover { box-shadow: inset 0 -3px 0 color-mix(in oklab, currentColor 45%, transparent); } }
`

const Open = styled(BarButton)`
  min-inline-size: 28px;
  padding-inline: ${token('space-1')};
  margin-inline-start: calc(-1 * ${token('space-2')});
`
