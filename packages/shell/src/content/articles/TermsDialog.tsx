import { useAcceptTermsMutation, useTermsOfUseQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { Button, Modal, Notice, Stack, Text } from '@boardwalk/ui'
import { LinkTo } from '../../app/LinkTo.tsx'
import { useModal } from '../../app/use-modal.ts'
import { useErrorText } from '../../site/use-error-text.ts'
import { useDay } from '../use-day.ts'

/** Terms that changed since the player accepted them. Signing out is the only other way. */
export function TermsDialog() {
  const { t } = useTranslation('dialogs')
  const { open } = useModal()
  const day = useDay()
  const errorText = useErrorText()
  const { data: terms, isFetching, refetch } = useTermsOfUseQuery({})
  const [send, { isLoading, error }] = useAcceptTermsMutation()
  const accept = async () => {
    const answer = await send({ version: terms?.version ?? '' })
    // A newer version may be out, so read the version in force.
    if (answer.error) void refetch()
  }
  return (
    <Modal
      isOpen
      onClose={() => undefined}
      title={t('terms.title')}
      width={420}
      footer={
        <>
          <Button variant="ghost" onClick={() => open({ kind: 'logout' })}>
            {t('shell:logout')}
          </Button>
          <Button isBusy={isLoading || isFetching} onClick={() => void accept()}>
            {t('terms.accept')}
          </Button>
        </>
      }
    >
      <Stack $gap="3">
        {error !== undefined && (
          <Notice tone="negative" isAlert>
            {errorText(error)}
          </Notice>
        )}
        {terms?.publishedAt && <Text>{t('terms.text', { day: day(terms.publishedAt) })}</Text>}
        <Text>
          <LinkTo to="/terms">{t('terms.read')}</LinkTo>
        </Text>
      </Stack>
    </Modal>
  )
}
