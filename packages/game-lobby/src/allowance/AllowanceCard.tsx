import { useTranslation } from '@boardwalk/i18n'
import { WriteNotice } from '@boardwalk/shell/write'
import { Notice } from '@boardwalk/ui'
import { ClaimButton } from './ClaimButton.tsx'
import { useAllowance } from './use-allowance.ts'
import { useAllowanceText } from './use-allowance-text.ts'

/** Offers the day's allowance, if there is one to claim, and confirms it there. */
export function AllowanceCard({ isShort = false }: { isShort?: boolean }) {
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
          {...(!isShort && { title: t('allowance.title') })}
          action={<ClaimButton allowance={allowance} />}
        >
          {text}
        </Notice>
      </div>
      <WriteNotice write={allowance.write} />
    </>
  )
}

/** Leaves the title out, because a lobby on a phone has little room above its games. */
export const ShortAllowanceCard = () => <AllowanceCard isShort />
