import { useTranslation } from '@boardwalk/i18n'
import { Button, Modal } from '@boardwalk/ui'
import { useEffect, useState } from 'react'
import { useModal } from '../app/use-modal.ts'
import { AnnouncementList } from './AnnouncementList.tsx'
import { popupsSeen, usePopupAnnouncements } from './popup-announcements.ts'

/** A message of the operator that every visitor sees once. */
export function PopupDialog() {
  const { t } = useTranslation('dialogs')
  const { close } = useModal()
  const { fresh } = usePopupAnnouncements()
  const [list] = useState(fresh)
  useEffect(() => {
    popupsSeen(list.map(({ id }) => id))
  }, [list])
  return (
    <Modal
      isOpen
      onClose={close}
      title={t('shell:notices.title')}
      closeLabel={t('shell:close')}
      width={480}
      footer={<Button onClick={close}>{t('popup.read')}</Button>}
    >
      <AnnouncementList list={list} />
    </Modal>
  )
}
