import { useTranslation } from '@boardwalk/i18n'
import { WriteNotice } from '@boardwalk/shell/write'
import { Notice } from '@boardwalk/ui'
import { ClaimButton } from './ClaimButton.tsx'
import { useAllowance } from './use-allowance.ts'
import { useAllowanceText } from './use-allowance-text.ts'

/** Offers the day's allowance on the home page, and confirms it there; nothing where there is none to claim. */
export function AllowanceCard() {
  const { t } = useTranslation('play')
  const allowance = useAllowance()
  const text = useAllowanceText(allowance)
  const { phase } = allowance.write
  if (phase === 'idle' && !allowance.canClaim) return null
  return (
    <>
      <div role="status">
        <Notice
          tone={phase === 'done' ? 'positive' : 'info'}
          title={t('allowance.title')}
          action={<ClaimButton allowance={allowance} />}
        >
          {text}
        </Notice>
      </div>
      <WriteNotice write={allowance.write} />
    </>
  )
}
