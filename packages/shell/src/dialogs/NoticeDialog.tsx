import { useSiteAnnouncementsQuery } from '@boardwalk/api-client'
import { useSiteAnnouncementQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, Modal, Pagination, Skeleton } from '@boardwalk/ui'
import { useState } from 'react'
import { useShellState } from '../app/store.ts'
import { useModal } from '../app/use-modal.ts'
import { announcementsArg } from '../site/queries.ts'
import { useAnnouncements } from '../site/use-announcements.ts'
import { useAsyncLabels } from '../site/use-async-labels.ts'
import { AnnouncementList } from './AnnouncementList.tsx'

/** Announcements of one page. Source: visitor specification §9. */
const PAGE_SIZE = 9

/** All announcements, opened at the one that was pressed, in the order of the notice bar. */
export function NoticeDialog({ id = '' }: { id?: string }) {
  const { t } = useTranslation('dialogs')
  const { close } = useModal()
  const labels = useAsyncLabels()
  const language = useShellState((state) => state.settings.language)
  const place = useAnnouncements().findIndex((announcement) => announcement.id === id)
  const first = Math.floor(Math.max(place, 0) / PAGE_SIZE) + 1
  const [turned, setPage] = useState<number>()
  const page = turned ?? first
  const { types } = announcementsArg(language)
  const query = useSiteAnnouncementsQuery({ types, language, pageNo: page, pageSize: PAGE_SIZE })
  const isElsewhere = page === first && query.currentData?.list.every((announcement) => announcement.id !== id)
  const { data: pressed } = useSiteAnnouncementQuery({ id, language }, { skip: !isElsewhere })
  const totalPages = query.data?.totalPages ?? 1
  return (
    <Modal
      isOpen
      onClose={close}
      title={t('shell:notices.title')}
      closeLabel={t('shell:close')}
      width={560}
      footer={
        totalPages > 1 && (
          <Pagination
            page={page}
            totalPages={totalPages}
            onPage={setPage}
            labels={{
              region: t('pages.region'),
              previous: t('pages.previous'),
              next: t('pages.next'),
              page: (number) => t('pages.page', { number }),
            }}
          />
        )
      }
    >
      <AsyncView
        query={query}
        labels={labels}
        isEmpty={({ list }) => list.length === 0}
        skeleton={<Skeleton $height="12rem" />}
      >
        {({ list }) => <AnnouncementList list={isElsewhere && pressed ? [pressed, ...list] : list} chosen={id} />}
      </AsyncView>
    </Modal>
  )
}
