import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useErrorText, useMoney } from '@boardwalk/shell/feature'
import { WriteDialog } from '@boardwalk/shell/page-kit'
import { useWrite } from '@boardwalk/shell/write'
import { Button, Row, Text } from '@boardwalk/ui'
import { useState } from 'react'

/** Claims every reward that waits, all or none; nothing while there are fewer than two. */
export function ClaimAll({ waiting }: { waiting: number }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const errorText = useErrorText()
  const write = useWrite('claimAllRewards', 'rewards')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {waiting > 1 && (
        <Row>
          <Button variant="solid" onClick={() => setOpen(true)}>
            {t('rewardCenter.all')}
          </Button>
        </Row>
      )}
      <WriteDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        write={write}
        body={{}}
        title={t('rewardCenter.allAsk')}
        confirmLabel={t('rewardCenter.all')}
        refusal={(error) => (error.code === 'NOT_ELIGIBLE' ? t('rewardCenter.none') : errorText(error))}
        done={({ claimed, cash, bonus }) =>
          t('rewardCenter.allDone', {
            ...{ count: claimed.length, total: formatCount(claimed.length), cash: money(cash), bonus: money(bonus) },
          })
        }
      >
        {() => <Text>{t('rewardCenter.allTerms', { count: waiting, total: formatCount(waiting) })}</Text>}
      </WriteDialog>
    </>
  )
}
