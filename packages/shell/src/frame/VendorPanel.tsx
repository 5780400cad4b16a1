import type { Vendor } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { bareList, canHover, FireIcon, Text } from '@boardwalk/ui'
import { useLocation, useSearchParams } from 'react-router'
import styled, { css } from 'styled-components'
import { LinkTo } from '../app/LinkTo.tsx'
import { vendorIcons } from '../site/addresses.ts'
import { useVendorName } from '../site/use-vendor-name.ts'

/** Most vendors that a panel shows; with exactly this many there may be more, so the way to all is offered. */
export const MOST_VENDORS = 11
/** From this many on, the row starts at the edge instead of the middle. */
const FULL_ROW = 6

/** Vendors of a game type: white marks that take colour under the pointer, a flame on the hot ones. */
export function VendorPanel({ path, vendors }: { path: string; vendors: readonly Vendor[] }) {
  const { t } = useTranslation('shell')
  const vendorName = useVendorName()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const chosen = pathname === path ? params.get('vassalage') : null
  const shown = vendors.slice(0, MOST_VENDORS)
  const codes = shown.map(({ vassalage }) => vassalage)
  const white = vendorIcons(codes, 'white')
  const colour = vendorIcons(codes, 'color')
  return (
    <List $isCentred={shown.length < FULL_ROW}>
      {shown.map(({ vassalage, isHot, status }) => (
        <li key={vassalage}>
          <Tile
            to={`${path}?vassalage=${encodeURIComponent(vassalage)}`}
            aria-current={vassalage === chosen ? 'page' : undefined}
            $isDown={status === 'MAINTENANCE'}
          >
            <Mark>
              <img src={white(vassalage)} alt="" width={96} height={40} loading="lazy" />
              <img src={colour(vassalage)} alt="" width={96} height={40} loading="lazy" />
            </Mark>
            <Text as="span" $size="xs">
              {vendorName(vassalage)}
            </Text>
            {isHot === 1 && (
              <Hot>
                <FireIcon size={16} label={t('hot')} />
              </Hot>
            )}
          </Tile>
        </li>
      ))}
      {shown.length === MOST_VENDORS && (
        <li>
          <Tile to={path} $isDown={false}>
            {t('nav.more')}
          </Tile>
        </li>
      )}
    </List>
  )
}

const List = styled.ul<{ $isCentred: boolean }>`
  ${bareList}
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $isCentred }) => ($isCentred ? 'center' : 'flex-start')};
  gap: ${token('space-2')};
  inline-size: max-content;
  max-inline-size: min(58rem, calc(100vw - 4rem));
  padding: ${token('space-3')};
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 128px;
  block-size: 52px;
  border-radius: ${token('radius-control')};
  background: ${token('color-vendor')};
  & > img { grid-area: 1 / 1; inline-size: 112px; block-size: 36px; object-fit: contain; }
  & > img:last-child { opacity: 0; }
`

const coloured = css`& img:first-child { opacity: 0; } & img:last-child { opacity: 1; }`

const Tile = styled(LinkTo)<{ $isDown: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${token('space-1')};
  inline-size: 144px;
  min-block-size: 84px;
  padding: ${token('space-2')};
  border-radius: ${token('radius-card')};
  color: ${token('color-text')};
  text-decoration: none;
  ${({ $isDown }) => $isDown && css`filter: grayscale(1); opacity: 0.65;`}
  ${canHover} { &:hover { background: ${token('color-surface-sunken')}; ${coloured} } }
  &:focus-visible, &[aria-current] { ${coloured} }
`

const Hot = styled.span`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${token('radius-pill')};
  background: ${token('color-badge')};
  color: ${token('color-on-badge')};
`
