import { usePromotionApplicationsQuery } from '@boardwalk/api-client/centres'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo } from '@boardwalk/shell/feature'
import { ListSkeleton, PageNumbers, PageView, pageOf } from '@boardwalk/shell/page-kit'
import { bareList, Heading, Link, Stack } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { Sent } from './Sent.tsx'

const PAGE_SIZE = 5

/** The member's applications for promotions, newest first; nothing for a member without one. */
export function Applications() {
  const { t } = useTranslation('member-centre')
  const [pageNo, setPage] = useState(1)
  const query = usePromotionApplicationsQuery({ pageNo, pageSize: PAGE_SIZE })
  if (!query.data?.totalCount && !query.isError) return null
  return (
    <Stack as="section" $gap="3">
      <Heading level={2} size="section">
        {t('promotion.applications')}
      </Heading>
      <PageView query={query} skeleton={<ListSkeleton />}>
        {(answer) => {
          const { items, page, totalPages } = pageOf.numbered(answer)
          return (
            <>
              <List>
                {items.map(({ promotionId, title, ...application }) => (
                  <li key={application.refNo}>
                    <Sent
                      application={application}
                      action={
                        <Link tone="inherit" as={LinkTo} to={`/promoDetail?id=${promotionId}`}>
                          {title}
                        </Link>
                      }
                    />
                  </li>
                ))}
              </List>
              <PageNumbers page={page} totalPages={totalPages} onPage={setPage} />
            </>
          )
        }}
      </PageView>
    </Stack>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-3')};
`
