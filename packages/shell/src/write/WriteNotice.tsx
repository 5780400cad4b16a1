import type { ApiError } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { Button, Notice, Row } from '@boardwalk/ui'
import { useErrorText } from '../site/use-error-text.ts'
import type { Write } from './use-write.ts'

/** Age of a confirmation after which the player must confirm again. Source: reliability rules §7. */
const OLD_MS = 60_000

type Props<Body, V> = {
  write: Write<Body, V>
  /** Adds details to a refusal beyond its code: the figure, the next date. */
  refusal?: ((error: ApiError) => string) | undefined
}

/** Shows the state of a write with the possible actions; nothing while it is idle or done. */
export function WriteNotice<Body, V>({ write, refusal }: Props<Body, V>) {
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
              <Button onClick={() => write.again()}>{t('write.again')}</Button>
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
          {(refusal ?? errorText)(write.error)}
        </Notice>
      )
    default:
      return null
  }
}
