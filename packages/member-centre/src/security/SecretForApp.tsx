import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { CopyField, LinkButton, Stack, Text } from '@boardwalk/ui'
import { QrCode } from '@boardwalk/ui/qr'
import styled from 'styled-components'

const QR_PX = 176

/** The secret three ways: a picture to scan, a link for an app on this device, letters to type. */
export function SecretForApp({ secret, otpauth }: { secret: string; otpauth: string }) {
  const { t } = useTranslation('member-centre')
  return (
    <Stack $gap="3">
      <Text>{t('securityCenter.app.scan')}</Text>
      <Centre>
        <QrCode value={otpauth} label={t('securityCenter.app.picture')} size={QR_PX} />
        <LinkButton href={otpauth} variant="outline" size="small">
          {t('securityCenter.app.here')}
        </LinkButton>
      </Centre>
      <CopyField
        label={t('securityCenter.app.key')}
        value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
        labels={{ copy: t('securityCenter.copy'), copied: t('page-kit:copied'), refused: t('page-kit:copyRefused') }}
      />
    </Stack>
  )
}

const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-3')};
`
