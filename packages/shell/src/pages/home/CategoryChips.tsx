import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Chip, hiddenScrollbar } from '@boardwalk/ui'
import styled from 'styled-components'
import { LinkTo } from '../../app/LinkTo.tsx'
import { useNavigation } from '../../frame/navigation.ts'

/** Game types as chips under the thumb. */
export function CategoryChips() {
  const { t } = useTranslation('shell')
  const entries = useNavigation().filter((entry) => entry.category)
  if (entries.length === 0) return null
  return (
    <Row aria-label={t('home.categories')}>
      {entries.map(({ id, path }) => (
        <Chip key={id} as={LinkTo} to={path}>
          {t(`nav.${id}`)}
        </Chip>
      ))}
    </Row>
  )
}

const Row = styled.nav`
  ${hiddenScrollbar}
  display: flex;
  gap: ${token('space-2')};
  overflow-x: auto;
  margin-inline: calc(-1 * ${token('space-4')});
  padding-inline: ${token('space-4')};
  & > * { flex: none; }
`
