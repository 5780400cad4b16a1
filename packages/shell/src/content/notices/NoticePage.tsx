import { useSiteAnnouncementsQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, LinkButton, Pagination, Stack, Text } from '@boardwalk/ui'
import { useSearchParams } from 'react-router'
import styled from 'styled-components'
import { LinkTo } from '../../app/LinkTo.tsx'
import { pageIn } from '../../app/named-in-query.ts'
import { useShellState } from '../../app/store.ts'
import { PageTop } from '../../pages/PageTop.tsx'
import { Rich } from '../../rich/Rich.tsx'
import { noticesArg } from '../../site/queries.ts'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { Disclosure } from '../Disclosure.tsx'
import { useDay } from '../use-day.ts'

/** Every announcement, newest first; `?page=` turns pages. */
export function NoticePage() {
  const { t } = useTranslation('pages')
  const [params, setParams] = useSearchParams()
  const language = useShellState((state) => state.settings.language)
  const page = pageIn(params)
  const notices = useSiteAnnouncementsQuery(noticesArg(page, language))
  const labels = useAsyncLabels()
  const day = useDay()
  const turn = (to: number) => {
    setParams(to === 1 ? {} : { page: String(to) })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <Stack $gap="5">
      <PageTop title={t('shell:notices.title')} />
      <AsyncView
        level={2}
        query={notices}
        labels={{ ...labels, empty: t('notices.none') }}
        isEmpty={({ list }) => list.length === 0}
        emptyAction={
          page > 1 && (
            <LinkButton as={LinkTo} to="/noticePage">
              {t('notices.first')}
            </LinkButton>
          )
        }
        skeleton={<PageSkeleton />}
      >
        {({ list, totalPages }) => (
          <Stack $gap="3">
            {list.map(({ id, title, content, publishedAt, forVisitors }, index) => (
              <Notice key={id} open={index === 0} data-visitors={forVisitors}>
                <summary>{title}</summary>
                <Stack $gap="3">
                  <Text as="time" dateTime={publishedAt} $size="sm" $tone="muted">
                    {day(publishedAt)}
                  </Text>
                  <Rich html={content} />
                </Stack>
              </Notice>
            ))}
            <Pagination
              page={page}
              totalPages={totalPages}
              onPage={turn}
              labels={{
                region: t('paging.region'),
                previous: t('shell:carousel.previous'),
                next: t('shell:carousel.next'),
                page: (number) => t('paging.page', { number }),
              }}
            />
          </Stack>
        )}
      </AsyncView>
    </Stack>
  )
}

/** A member's list has no notice for visitors: its place would close when the list arrives. */
const Notice = styled(Disclosure)`
  html[data-session] &[data-visitors] { display: none; }
`
