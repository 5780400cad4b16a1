import type { SitePageName } from '@boardwalk/api-client'
import { useSitePageQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, LinkButton, Notice, Row, Stack, Text } from '@boardwalk/ui'
import { useLocation } from 'react-router'
import styled from 'styled-components'
import { LinkTo } from '../../app/LinkTo.tsx'
import { usePageName } from '../../app/page-name.ts'
import { useShellState } from '../../app/store.ts'
import { PageTop } from '../../pages/PageTop.tsx'
import { Rich } from '../../rich/Rich.tsx'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { useDay } from '../use-day.ts'
import { GameReturns } from './GameReturns.tsx'

/** Long texts are easier to read in short lines. */
const Article = styled(Stack)`
  max-inline-size: 70ch;
`

/** The rule or policy that the path names. */
export function PolicyPage() {
  const { t } = useTranslation('pages')
  const name = useLocation().pathname.slice(1).toLowerCase() as SitePageName
  const language = useShellState((state) => state.settings.language)
  const page = useSitePageQuery({ name, language })
  const labels = useAsyncLabels()
  const day = useDay()
  usePageName(page.data?.title)
  return (
    <AsyncView level={page.currentData ? 2 : 1} query={page} labels={labels} skeleton={<PageSkeleton />}>
      {({ title, summary, content, operator, version, publishedAt }) => (
        <Article as="article" $gap="4">
          <PageTop title={title} intro={summary} />
          <Rich html={content} />
          {name === 'game-rules' && <GameReturns />}
          <Notice title={t('policies.sandbox')}>{operator}</Notice>
          <Text $size="sm" $tone="muted">
            {t('policies.version', { version, day: day(publishedAt) })}
          </Text>
          <Row>
            <LinkButton as={LinkTo} to="/policies" variant="soft">
              {t('shell:title.policies')}
            </LinkButton>
          </Row>
        </Article>
      )}
    </AsyncView>
  )
}
