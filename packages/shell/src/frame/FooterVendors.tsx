import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { bareList, useMayLoad } from '@boardwalk/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { useHydrated } from '../app/use-hydrated.ts'
import { useSavesData } from '../settings/use-saves-data.ts'
import { vendorIcons } from '../site/addresses.ts'
import { useMenus } from '../site/use-menus.ts'
import { useVendorName } from '../site/use-vendor-name.ts'

/** Every vendor once; own lotteries, whose codes start with TCG, are no partners to show. */
export function footerVendors(menus: readonly { vendors: readonly { vassalage: string }[] }[]): string[] {
  const codes = menus.flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage))
  return [...new Set(codes)].filter((code) => !code.startsWith('TCG'))
}

export function FooterVendors() {
  const isHydrated = useHydrated()
  const savesData = useSavesData()
  const codes = footerVendors(useMenus())
  // Decoration at the foot of the page: it must not delay the first view.
  return codes.length === 0 || !isHydrated || savesData ? null : <Marks codes={codes} />
}

/** No page loads them before the visitor reaches its end. */
function Marks({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('shell')
  const vendorName = useVendorName()
  const list = useRef<HTMLUListElement>(null)
  const mayLoad = useMayLoad(list, 'seen')
  const icon = vendorIcons(codes, 'white')
  return (
    <List ref={list} aria-label={t('footer.vendors')}>
      {codes.map((code) => (
        <li key={code}>
          <img src={mayLoad ? icon(code) : undefined} alt={vendorName(code)} width={120} height={34} decoding="async" />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: ${token('space-3')} ${token('space-4')};
  /* The footer's own colour wherever that is dark; a band of its own on a light footer. */
  border-radius: ${token('radius-card')};
  background: ${token('color-vendor')};
  box-shadow: 0 0 0 ${token('space-2')} ${token('color-vendor')};
  & img { inline-size: 100%; max-inline-size: 136px; block-size: auto; opacity: 0.85; }
`
