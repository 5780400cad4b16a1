import { useTranslation } from '@boardwalk/i18n'
import { Button, Text } from '@boardwalk/ui'
import type { Deposited } from './types.ts'

/** Whether an operator confirms the money of this deposit, and still waits for it. */
export const takesSlip = ({ status, method }: Deposited) => status === 'PENDING' && method.kind === 'BANK_TRANSFER'

/** Opens the dialog for the payment slip, or says that it cannot be replaced again. */
export function SlipButton({ deposit: { slip }, onPress }: { deposit: Deposited; onPress: () => void }) {
  const { t } = useTranslation('member-centre')
  if (slip?.left === 0) return <Text>{t('depositv2.slip.noMore')}</Text>
  return (
    <Button variant={slip ? 'outline' : 'solid'} size="small" onClick={onPress}>
      {t(slip ? 'depositv2.slip.replace' : 'depositv2.slip.open')}
    </Button>
  )
}
