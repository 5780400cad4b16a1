import { useTranslation } from '@boardwalk/i18n'
import { Button, PasswordField, Row } from '@boardwalk/ui'
import { useOverlay } from '../overlays/use-overlay.ts'

type Props = { value: string; onChange: (value: string) => void; isMissing: boolean; isUnset: boolean }

/** The transaction password of a write, and the way to the form that sets one or resets a forgotten one. */
export function PayPasswordField({ value, onChange, isMissing, isUnset }: Props) {
  const { t } = useTranslation(['page-kit', 'shell'])
  const toSecurity = useOverlay().to('member', 'securityCenter', { open: isUnset ? 'pay' : 'payReset' })
  return (
    <>
      <PasswordField
        label={t('payPassword.label')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={isMissing ? t('payPassword.missing') : undefined}
        autoComplete="off"
        labels={{ show: t('shell:password.show'), hide: t('shell:password.hide') }}
        required
      />
      {toSecurity && (
        <Row>
          <Button {...(isUnset ? { variant: 'outline' } : { variant: 'ghost', size: 'small' })} onClick={toSecurity}>
            {t(isUnset ? 'payPassword.set' : 'payPassword.forgot')}
          </Button>
        </Row>
      )}
    </>
  )
}
