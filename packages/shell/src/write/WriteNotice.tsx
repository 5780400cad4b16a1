import { useTranslation } from '@boardwalk/i18n'
import { Button, Notice, Row } from '@boardwalk/ui'
import { useErrorText } from '../site/use-error-text.ts'
import type { Write } from './use-write.ts'

/** A player who confirmed longer ago than this is asked once more. Source: reliability rules §7. */
const OLD_MS = 60_000

/** Says where a write stands, and offers what may be done about it; nothing while it rests or when it is done. */
export function WriteNotice<Body, V>({ write }: { write: Write<Body, V> }) {
  const { t } = useTranslation('network')
  const errorText = useErrorText()
  switch (write.phase) {
    case 'sending':
    case 'checking':
      return (
        <div role="status">
          <Notice>{t(`write.${write.phase}`)}</Notice>
        </div>
      )
    case 'unknown': {
      const isOld = Date.now() - (write.confirmedAt ?? 0) > OLD_MS
      return (
        <Notice
          tone="warning"
          isAlert
          action={
            <Row $gap="2">
              <Button onClick={write.again}>{t('write.again')}</Button>
              <Button variant="ghost" onClick={write.dismiss}>
                {t('write.drop')}
              </Button>
            </Row>
          }
        >
          {t(isOld ? 'write.old' : 'write.unknown')}
        </Notice>
      )
    }
    case 'refused':
      return (
        <Notice tone="negative" isAlert>
          {errorText(write.error)}
        </Notice>
      )
    default:
      return null
  }
}
