import type { Endpoints, Value } from '@boardwalk/api-client'
import { useLoginsQuery } from '@boardwalk/api-client/centres'
import { token } from '@boardwalk/brand-kit'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { ListSkeleton, PageNumbers, PageView, pageOf } from '@boardwalk/shell/page-kit'
import { Badge, bareList, Heading, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'

type Login = Value<Endpoints['logins']>['list'][number]
const PAGE_SIZE = 10
/** The server has no page past this sign-in. */
const MAX = 10_000

/** Sign-ins and refused tries, newest first. `isTitled`: where no dialog names it. */
export function History({ isTitled = true }: { isTitled?: boolean }) {
  const { t } = useTranslation('member-centre')
  const [asked, setAsked] = useState(1)
  const query = useLoginsQuery({ pageNo: asked, pageSize: PAGE_SIZE }, { refetchOnMountOrArgChange: true })
  const title = t('securityCenter.history.title')
  return (
    <Stack as="section" $gap="3">
      {isTitled && (
        <Heading level={2} size="card">
          {title}
        </Heading>
      )}
      <PageView query={query} skeleton={<ListSkeleton />}>
        {(answer) => {
          const { items, page, totalPages } = pageOf.numbered(answer)
          return (
            <Stack $gap="4">
              <List aria-label={title}>
                {items.map((login) => (
                  <Line key={login.id} {...login} />
                ))}
              </List>
              <PageNumbers page={page} totalPages={Math.min(totalPages, MAX / PAGE_SIZE)} onPage={setAsked} />
            </Stack>
          )
        }}
      </PageView>
    </Stack>
  )
}

function Line({ at, ip, device, result }: Login) {
  const { t } = useTranslation(['member-centre', 'dialogs'])
  const { code } = useLanguage()
  const brand = useBrand()
  return (
    <li>
      <Stack $gap="1">
        <Text as="span">{formatDateTime(at, code, brand)}</Text>
        <Text as="span" $size="sm" $tone="muted">
          {t('securityCenter.history.from', { name: device ?? t('dialogs:sessions.unknown'), ip })}
        </Text>
      </Stack>
      <Badge $tone={result === 'OK' ? 'positive' : 'negative'}>{t(`securityCenter.history.${result}`)}</Badge>
    </li>
  )
}

const List = styled.ul`
  ${bareList}
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-2')} ${token('space-3')};
    padding-block: ${token('space-3')};
    overflow-wrap: anywhere;
  }
  & > li + li { border-block-start: ${token('border-width')} solid ${token('color-border')}; }
`
