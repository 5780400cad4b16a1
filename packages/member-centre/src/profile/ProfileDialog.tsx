import { useProfileQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { Modal } from '@boardwalk/ui'
import type { DialogProps } from '../security/dialogs.ts'
import { ProfileForm } from './ProfileForm.tsx'

/** The fields that the operator asks of a member. */
export function ProfileDialog({ onClose, onDone }: DialogProps) {
  const { t } = useTranslation(['member-centre', 'ui'])
  const query = useProfileQuery({})
  return (
    <Modal isOpen onClose={onClose} title={t('profile.title')} closeLabel={t('ui:close')} width={480} delay={0}>
      <PageView query={query} skeleton={<ListSkeleton />}>
        {({ fields }) => <ProfileForm fields={fields} onCancel={onClose} onDone={onDone} />}
      </PageView>
    </Modal>
  )
}
