import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import {
  bareButton,
  from,
  GamesIcon,
  GiftIcon,
  HelpIcon,
  HomeIcon,
  type IconComponent,
  SearchIcon,
  UserIcon,
} from '@boardwalk/ui'
import { NavLink } from 'react-router'
import styled, { css } from 'styled-components'
import { hasPage } from '../app/composition.ts'
import { useComposition } from '../app/storefront-context.ts'
import { useModal } from '../app/use-modal.ts'
import { useNavigation } from './navigation.ts'

/** The phone's five: home, games, search in the middle, promotions (or help until there are any), account. */
export function BottomBar() {
  const { t } = useTranslation('shell')
  const composition = useComposition()
  const { open } = useModal()
  const games = useNavigation().find((entry) => entry.category)
  const hasPromotions = hasPage(composition, '/promotions')
  return (
    <Bar aria-label={t('nav.bottom')}>
      <Entry to="/" icon={HomeIcon} label={t('nav.home')} />
      {games && <Entry to={games.path} icon={GamesIcon} label={t('nav.games')} />}
      {composition.slots.search.length > 0 && (
        <Centre type="button" onClick={() => open({ kind: 'search' })}>
          <Disc>
            <SearchIcon size={22} />
          </Disc>
          {t('nav.search')}
        </Centre>
      )}
      {hasPromotions ? (
        <Entry to="/promotions" icon={GiftIcon} label={t('nav.promotions')} />
      ) : (
        hasPage(composition, '/help') && <Entry to="/help" icon={HelpIcon} label={t('nav.help')} />
      )}
      <Press type="button" aria-haspopup="dialog" onClick={() => open({ kind: 'drawer' })}>
        <UserIcon size={22} />
        {t('nav.account')}
      </Press>
    </Bar>
  )
}

function Entry({ to, icon: Icon, label }: { to: string; icon: IconComponent; label: string }) {
  return (
    <Go discover="none" to={to} end={to === '/'}>
      <Icon size={22} />
      {label}
    </Go>
  )
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: ${token('border-width')} solid ${token('color-border')};
  background: ${token('color-surface')};
  ${from('desktop')} { display: none; }
`

const cell = css`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 2px;
  min-block-size: 62px;
  color: ${token('color-text-muted')};
  /* Five words share the width, however large the type. */
  font-size: min(${token('text-xs')}, 3.4vw);
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-tight')};
  text-align: center;
  text-decoration: none;
`

const Go = styled(NavLink)`
  ${cell}
  &[aria-current='page'] { color: ${token('color-link')}; font-weight: ${token('weight-bold')}; }
`

const Press = styled.button`
  ${bareButton}
  ${cell}
`

const Centre = styled(Press)`
  align-content: end;
  padding-block-end: ${token('space-2')};
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  margin-block-start: calc(-1 * ${token('space-5')});
  border: 3px solid ${token('color-surface')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-accent')};
  color: ${token('color-on-accent')};
  box-shadow: ${token('shadow-card')};
`
