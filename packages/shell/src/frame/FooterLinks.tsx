import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { bareList } from '@boardwalk/ui'
import styled from 'styled-components'
import { LinkTo } from '../app/LinkTo.tsx'
import { useNavigation } from './navigation.ts'

/** Topics of the help page that a footer should lead to; each is an anchor there. */
const helpTopics = ['start', 'money', 'account'] as const
/** Links to the operator's pages and to ways of joining, named by their titles. */
const pages = ['terms', 'privacy', 'complaints', 'contact', 'policies', 'join', 'down'] as const

/** Menu links, and the list of help topics. */
export function FooterLinks() {
  const { t } = useTranslation('shell')
  const navigation = useNavigation()
  return (
    <Columns>
      <nav aria-label={t('footer.menu')}>
        <List>
          {navigation.map(({ id, path }) => (
            <li key={id}>
              <Go to={path}>{t(`nav.${id}`)}</Go>
            </li>
          ))}
        </List>
      </nav>
      <nav aria-label={t('footer.information')}>
        <List>
          {helpTopics.map((topic) => (
            <li key={topic}>
              <Go to={`/help?topic=${topic}`}>{t(`help.topics.${topic}`)}</Go>
            </li>
          ))}
          <li>
            <Go to="/responsible-play">{t('help.topics.safety')}</Go>
          </li>
          {pages.map((page) => (
            <li key={page}>
              <Go to={`/${page}`}>{t(`title.${page}`)}</Go>
            </li>
          ))}
        </List>
      </nav>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${token('space-4')};
  margin-block: ${token('space-6')};
  /* A link is absent where its page is no part of the storefront. */
  nav:not(:has(a)), li:empty { display: none; }
`

const List = styled.ul`
  ${bareList}
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token('space-5')};
`

const Go = styled(LinkTo)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-size: ${token('text-sm')};
  text-decoration: none;
  &:hover { text-decoration: underline; }
`
