import { useTranslation } from '@boardwalk/i18n'
import { Button, Stack, Text } from '@boardwalk/ui'
import { Failure } from '../site/Failure.tsx'
import { useFreePlay } from './use-free-play.ts'

/** Trial play without an account. */
export function FreePlay() {
  const { t } = useTranslation('access')
  const { start, isBusy, failure } = useFreePlay()
  return (
    <Stack $gap="2">
      <Failure text={failure} />
      <Button variant="outline" isFullWidth isBusy={isBusy} onClick={start}>
        {t('freePlay.open')}
      </Button>
      <Text $size="sm" $tone="muted">
        {t('freePlay.hint')}
      </Text>
    </Stack>
  )
}
