import { useTranslation } from '@boardwalk/i18n'
import { useOverlay } from '@boardwalk/shell/feature'
import { Button, PasswordField, Row } from '@boardwalk/ui'

type Props = { value: string; onChange: (value: string) => void; isMissing: boolean; isUnset: boolean }

/** The transaction password of a write, and the way to set one where there is none. */
export function PayPasswordField({ value, onChange, isMissing, isUnset }: Props) {
  const { t } = useTranslation(['member-centre', 'shell'])
  const toSecurity = useOverlay().to('member', 'securityCenter')
  return (
    <>
      <PasswordField
        label={t('points.password')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={isMissing ? t('points.passwordMissing') : undefined}
        autoComplete="off"
        labels={{ show: t('shell:password.show'), hide: t('shell:password.hide') }}
        required
      />
      {isUnset && toSecurity && (
        <Row>
          <Button variant="outline" onClick={toSecurity}>
            {t('securityCenter.pay.set')}
          </Button>
        </Row>
      )}
    </>
  )
}
