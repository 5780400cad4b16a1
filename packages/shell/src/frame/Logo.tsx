import { from } from '@boardwalk/ui'
import styled from 'styled-components'
import { LinkTo } from '../app/LinkTo.tsx'
import { useBrand } from '../app/storefront-context.ts'
import { useTheme } from '../settings/use-theme.ts'
import { brandAsset } from '../site/addresses.ts'

/** The brand's own drawing, and the way home. */
export function Logo() {
  const { id, name, assets } = useBrand()
  const { theme } = useTheme()
  return (
    <Home to="/">
      <img
        src={brandAsset(id, theme === 'dark' ? assets.logoDark : assets.logo)}
        alt={name}
        width={120}
        height={36}
        fetchPriority="high"
      />
    </Home>
  )
}

const Home = styled(LinkTo)`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 44px;
  & > img { inline-size: auto; block-size: 32px; max-inline-size: 100%; object-fit: contain; object-position: left; }
  ${from('desktop')} { & > img { block-size: 38px; } }
`
