import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, bareList, CopyButton, FormActions, Notice, Stack } from '@boardwalk/ui'
import styled from 'styled-components'

/** The codes that open the account without the app; they are never shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('member-centre')
  return (
    <Stack $gap="4">
      <Notice tone="warning" title={t('securityCenter.app.keep')} isAlert>
        {t('securityCenter.app.keepHint')}
      </Notice>
      <Codes aria-label={t('securityCenter.app.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <CopyButton
        text={codes.join('\n')}
        labels={{ copy: t('securityCenter.copy'), copied: t('page-kit:copied'), refused: t('page-kit:copyRefused') }}
      />
      <FormActions $isRaised>
        <Button onClick={onDone}>{t('securityCenter.app.kept')}</Button>
      </FormActions>
    </Stack>
  )
}

const Codes = styled.ul`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${token('space-2')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface-sunken')};
  font-family: ui-monospace, monospace;
  text-align: center;
`
