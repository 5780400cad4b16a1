import { useTranslation } from '@boardwalk/i18n'
import { Button, Modal, Row } from '@boardwalk/ui'
import { useState } from 'react'
import { FilterList } from './FilterList.tsx'
import { type Filtered, useSavedFilters } from './use-saved-filters.ts'

/** Filters of a page that an agent uses again: saved under a name, applied and deleted. */
export function SavedFilters<Q extends object>(props: Filtered<Q>) {
  const { t } = useTranslation(['agent-centre', 'ui'])
  const [isOpen, setOpen] = useState(false)
  const saved = useSavedFilters(props)
  const close = () => setOpen(false)
  const open = () => {
    saved.load()
    setOpen(true)
  }
  const apply: typeof saved.apply = (filter) => {
    saved.apply(filter)
    close()
  }
  return (
    <Row>
      <Button variant="ghost" aria-haspopup="dialog" onClick={open}>
        {t('filters.title')}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={t('filters.title')}
        closeLabel={t('ui:close')}
        width={400}
        delay={0}
      >
        <FilterList {...{ saved, apply }} isNarrowed={props.asking.isNarrowed} />
      </Modal>
    </Row>
  )
}
