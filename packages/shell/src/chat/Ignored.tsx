import { useChatIgnoreMutation } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { Button, Row, Text } from '@boardwalk/ui'

/** How many people are not read, and the way back. */
export function Ignored({ ignored }: { ignored: readonly string[] }) {
  const { t } = useTranslation('chat')
  const [ignore, { isLoading }] = useChatIgnoreMutation()
  if (ignored.length === 0) return null
  const readAgain = async () => {
    for (const from of ignored) await ignore({ from, on: false })
  }
  return (
    <Row $justify="space-between">
      <Text as="span" $size="sm" $tone="muted">
        {t('ignored', { number: ignored.length })}
      </Text>
      <Button size="small" variant="ghost" isBusy={isLoading} onClick={() => void readAgain()}>
        {t('readAgain')}
      </Button>
    </Row>
  )
}
