import { useMessageQuery, useReadMessagesMutation } from '@boardwalk/api-client/centres'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { languages } from '@boardwalk/i18n/codes'
import { LinkTo } from '@boardwalk/shell/feature'
import { PageView } from '@boardwalk/shell/page-kit'
import { Skeleton, Text } from '@boardwalk/ui'
import { useEffect } from 'react'
import styled from 'styled-components'

/** The text of an opened message, which is read once it is shown. Its link leads to pages of this storefront only. */
export function MessageText({ id, isUnread }: { id: string; isUnread: boolean }) {
  const { t } = useTranslation('member-centre')
  const query = useMessageQuery({ id })
  const [markRead] = useReadMessagesMutation()
  const isShown = query.currentData !== undefined
  useEffect(() => {
    if (isShown && isUnread) void markRead({ ids: [id] })
  }, [isShown, isUnread, id, markRead])
  return (
    <Body>
      <PageView query={query} skeleton={<Skeleton $height="3rem" $radius="card" />}>
        {({ content, language, link }) => (
          <>
            <Plain lang={language ? languages[language].bcp47 : undefined}>{content}</Plain>
            {link && <LinkTo to={link}>{t('messageV2.open')}</LinkTo>}
          </>
        )}
      </PageView>
    </Body>
  )
}

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-3')};
  padding-block-end: ${token('space-4')};
`
/** The server sends plain text; its line breaks are all the form that it has. */
const Plain = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
