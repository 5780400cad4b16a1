import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { Button, Line, Row, Stack, Text } from '@boardwalk/ui'
import type { Passkey } from './passkey.ts'

type Props = Passkey & { onRename: () => void; onRemove: () => void }

/** One passkey: its name, when it was added and used, and its changes. */
export function PasskeyLine({ name: given, createdAt, usedAt, onRename, onRemove }: Props) {
  const { t } = useTranslation('member-centre')
  const { code } = useLanguage()
  const brand = useBrand()
  const name = given ?? t('securityCenter.passkeys.unnamed')
  const at = (time: string) => ({ time: formatDateTime(time, code, brand) })
  return (
    <Line>
      <Stack $gap="1">
        <Text as="span" $weight="bold">
          {name}
        </Text>
        <Text as="span" $size="sm" $tone="muted">
          {t('securityCenter.passkeys.made', at(createdAt))}
        </Text>
        <Text as="span" $size="sm" $tone="muted">
          {usedAt === null ? t('securityCenter.passkeys.unused') : t('securityCenter.passkeys.used', at(usedAt))}
        </Text>
      </Stack>
      <Row $gap="2">
        <Button
          {...{ size: 'small', variant: 'outline' }}
          aria-label={t('securityCenter.passkeys.renameOne', { name })}
          onClick={onRename}
        >
          {t('securityCenter.passkeys.rename')}
        </Button>
        <Button
          {...{ size: 'small', variant: 'outline' }}
          aria-label={t('securityCenter.passkeys.removeOne', { name })}
          onClick={onRemove}
        >
          {t('securityCenter.passkeys.remove')}
        </Button>
      </Row>
    </Line>
  )
}
