import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { canHover, transition } from '@boardwalk/ui'
import styled from 'styled-components'
import { useBrand } from '../app/storefront-context.ts'
import { linkAddress } from '../site/link-address.ts'
import { usePermission } from '../site/use-permission.ts'
import { socialGlyphs } from './social-glyphs.ts'

/**
 * Order of the side bar, with two places for Telegram: the channel and a second account. Each is shown only if the
 * platform has its resource; until that is known, the brand's own addresses are used. Source: visitor specification §2.
 */
const places = [
  { key: 'TELEGRAM', network: 'TELEGRAM' },
  { key: 'TELEGRAM2', network: 'TELEGRAM' },
  { key: 'FACEBOOK', network: 'FACEBOOK' },
  { key: 'WHATSAPP', network: 'WHATSAPP' },
  { key: 'VIBER', network: 'VIBER' },
  { key: 'TWITTER', network: 'TWITTER' },
  { key: 'YOUTUBE', network: 'YOUTUBE' },
  { key: 'INSTAGRAM', network: 'INSTAGRAM' },
] as const

export function SideSocials() {
  const { t } = useTranslation('dialogs')
  const socials: Record<string, string | undefined> = useBrand().socials
  const resources = usePermission()?.info.resources
  return places.map(({ key, network }) => {
    const resource = resources?.[key]
    const href = linkAddress(resources ? resource?.url : socials[key])
    if (!href) return null
    const name = t(`socials.${network}`)
    const label = key === network ? name : `${name}: ${resource?.labelNameEn || 2}`
    const Glyph = socialGlyphs[network]
    return (
      <li key={key}>
        <Mark href={href} aria-label={label} title={label} rel="noopener noreferrer" target="_blank">
          <Glyph size={20} />
        </Mark>
      </li>
    )
  })
}

const Mark = styled.a`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${token('radius-control')};
  color: inherit;
  ${transition('background-color')}
  ${canHover} { &:hover { background: ${token('color-surface-sunken')}; } }
`
