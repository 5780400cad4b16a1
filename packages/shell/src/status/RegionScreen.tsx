import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import styled from 'styled-components'
import { type StatusFacts, StatusScreen } from './StatusScreen.tsx'

/** Not offered where this visitor is; shows the address that decided it. */
export function RegionScreen({ ip, recheck }: StatusFacts) {
  const { t } = useTranslation('shell')
  return (
    <StatusScreen title={t('blockip')} text={t('info_ip_block')} onRetry={recheck}>
      {ip && (
        <Address>
          {t('yourAddress')} <strong>{ip}</strong>
        </Address>
      )}
    </StatusScreen>
  )
}

const Address = styled.p`
  padding: ${token('space-3')} ${token('space-5')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface-sunken')};
  font-variant-numeric: tabular-nums;
`
