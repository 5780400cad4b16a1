import type { SocialNetwork } from '@boardwalk/brand-kit'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { bareList } from '@boardwalk/ui'
import styled from 'styled-components'
import { useBrand } from '../app/storefront-context.ts'
import { linkAddress } from '../site/link-address.ts'
import { usePermission } from '../site/use-permission.ts'

/** Exactly these, in this order. Source: visitor specification §2. */
const shown = ['FACEBOOK', 'TELEGRAM', 'YOUTUBE', 'INSTAGRAM', 'TWITTER'] as const satisfies SocialNetwork[]

/** Links to networks whose resource exists; until that is known, the brand's own addresses are used. */
export function Socials() {
  const { t } = useTranslation('shell')
  const { socials } = useBrand()
  const resources = usePermission()?.info.resources
  const links = shown
    .map((network) => ({ network, href: linkAddress(resources ? resources[network]?.url : socials[network]) }))
    .filter((link): link is { network: (typeof shown)[number]; href: string } => Boolean(link.href))
  if (links.length === 0) return null
  return (
    <List aria-label={t('footer.socials')}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="noopener noreferrer" target="_blank">
            {t(`socials.${network}`)}
          </a>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  ${bareList}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-4')};
  margin-block-start: ${token('space-4')};
  font-size: ${token('text-sm')};
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
`
