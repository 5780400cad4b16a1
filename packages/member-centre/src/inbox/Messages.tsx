import { useMessagesQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { Button } from '@boardwalk/ui'
import { MessageList } from './MessageList.tsx'
import { PAGE_SIZE } from './question.ts'
import { useFresh } from './use-fresh.ts'

export type PanelProps = { page: number; onPage: (page: number) => void }

/** The member's messages, newest first. */
export function Messages({ page, onPage }: PanelProps) {
  const { t } = useTranslation('member-centre')
  const query = useMessagesQuery({ pageNo: page, pageSize: PAGE_SIZE })
  useFresh(query)
  const empty =
    page > 1
      ? {
          title: t('record.beyond'),
          hint: t('record.beyondHint'),
          action: <Button onClick={() => onPage(1)}>{t('record.first')}</Button>,
        }
      : { title: t('messageV2.empty'), hint: t('messageV2.emptyHint') }
  return (
    <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
      {(answer) => <MessageList answer={answer} onPage={onPage} />}
    </PageView>
  )
}
