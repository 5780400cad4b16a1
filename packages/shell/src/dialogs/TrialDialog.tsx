import { useTranslation } from '@boardwalk/i18n'
import { AlertDialog, LinkButton, Stack, Text } from '@boardwalk/ui'
import { LinkTo } from '../app/LinkTo.tsx'
import { useEntrance } from '../app/use-entrance.ts'
import { useModal } from '../app/use-modal.ts'
import { useSession } from '../session/use-session.ts'

/** The limits of a trial account (visitor specification §5). */
export function TrialDialog({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('shell')
  const { close } = useModal()
  const { isTrial } = useSession()
  const register = useEntrance('register')
  return (
    <AlertDialog isOpen={isOpen} title={t('in_popup_prompt')} confirmLabel={t('in_increase_submit')} onConfirm={close}>
      <Stack $gap="3">
        <Text>{t('in_need_true_account')}</Text>
        {isTrial && register && (
          <LinkButton as={LinkTo} to={register.path} variant="highlight" onClick={close}>
            {t('register.open')}
          </LinkButton>
        )}
      </Stack>
    </AlertDialog>
  )
}
