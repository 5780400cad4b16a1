import { useTranslation } from '@boardwalk/i18n'
import { Button, FileIcon, Modal, Row } from '@boardwalk/ui'
import { useState } from 'react'
import { Month } from './Month.tsx'

/** Opens the monthly statements of the main wallet. */
export function Statement() {
  const { t } = useTranslation(['member-centre', 'ui'])
  const [isOpen, setOpen] = useState(false)
  const title = t('statement.title')
  return (
    <Row $justify="end">
      <Button variant="ghost" size="small" icon={<FileIcon size={18} />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={t('ui:close')} width={560}>
        <Month />
      </Modal>
    </Row>
  )
}
