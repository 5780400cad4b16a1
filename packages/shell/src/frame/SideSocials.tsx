import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { canHover, transition } from '@boardwalk/ui'
import styled from 'styled-components'
import { useBrand } from '../app/storefront-context.ts'
import { linkAddress } from '../site/link-address.ts'
import { usePermission } from '../site/use-permission.ts'

/**
 * Order of the side bar, with two places for Telegram: the channel and a second account. Each stands only if the
 * platform has its resource; until that is known, the brand's own addresses stand in. Source: visitor specification §2.
 */
const places = [
  { key: 'TELEGRAM', network: 'TELEGRAM', mark: 'Tg' },
  { key: 'TELEGRAM2', network: 'TELEGRAM', mark: 'Tg' },
  { key: 'FACEBOOK', network: 'FACEBOOK', mark: 'f' },
  { key: 'WHATSAPP', network: 'WHATSAPP', mark: 'Wa' },
  { key: 'VIBER', network: 'VIBER', mark: 'Vb' },
  { key: 'TWITTER', network: 'TWITTER', mark: 'X' },
  { key: 'YOUTUBE', network: 'YOUTUBE', mark: 'Yt' },
  { key: 'INSTAGRAM', network: 'INSTAGRAM', mark: 'Ig' },
] as const

export function SideSocials() {
  const { t } = useTranslation('dialogs')
  const socials: Record<string, string | undefined> = useBrand().socials
  const resources = usePermission()?.info.resources
  return places.map(({ key, network, mark }) => {
    const resource = resources?.[key]
    const href = linkAddress(resources ? resource?.url : socials[key])
    if (!href) return null
    const name = t(`socials.${network}`)
    const label = key === network ? name : `${name}: ${resource?.labelNameEn || 2}`
    return (
      <li key={key}>
        <Mark href={href} aria-label={label} title={label} data-mark={mark} rel="noopener noreferrer" target="_blank" />
      </li>
    )
  })
}

/** The mark is drawn, not written: text that the name lacks would confuse whoever speaks to the page. */
const Mark = styled.a`
  &::before { content: attr(data-mark) / ''; }
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${token('radius-control')};
  color: inherit;
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-bold')};
  text-decoration: none;
  ${transition('background-color')}
  ${canHover} { &:hover { background: ${token('color-surface-sunken')}; } }
`
