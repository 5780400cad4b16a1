import { token } from '@boardwalk/brand-kit'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { Button, Row, Stack, Text } from '@boardwalk/ui'
import styled from 'styled-components'
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

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding-block: ${token('space-3')};
  overflow-wrap: anywhere;
  & + & { border-block-start: ${token('border-width')} solid ${token('color-border')}; }
`
