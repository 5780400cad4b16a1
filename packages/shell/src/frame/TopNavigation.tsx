import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { atLeast, bareList, Container, useMedia } from '@boardwalk/ui'
import styled from 'styled-components'
import { useMenus } from '../site/use-menus.ts'
import { NavigationItem } from './NavigationItem.tsx'
import { useNavigation } from './navigation.ts'

/** Home, one item per game type, promotions: in the brand's order, without items that have no page. */
export function TopNavigation() {
  const { t } = useTranslation('shell')
  const navigation = useNavigation()
  const menus = useMenus()
  const isShown = useMedia(atLeast('desktop'))
  return (
    <Root aria-label={t('nav.main')}>
      <Container data-popover-frame="">
        <List>
          {navigation.map((entry) => (
            <NavigationItem
              key={entry.id}
              entry={entry}
              isShown={isShown}
              vendors={menus.find((menu) => menu.gameCategory === entry.category)?.vendors ?? []}
            />
          ))}
        </List>
      </Container>
    </Root>
  )
}

const Root = styled.nav`
  border-block-start: ${token('border-width')} solid color-mix(in oklab, currentColor 12%, transparent);
`

const List = styled.ul`
  ${bareList}
  display: flex;
  gap: ${token('space-1')};
`
