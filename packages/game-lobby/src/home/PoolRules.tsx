import type { JackpotPool } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { formatZonedTime } from '@boardwalk/i18n/zone-name'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { CopyField, Heading, KeyValueList, Modal, Stack, Text } from '@boardwalk/ui'
import { percent } from '../sheet/percent.ts'
import { exampleProof, proofText } from './proof-text.ts'

type Props = { pool: JackpotPool; isOpen: boolean; onClose: () => void }

function useCopyLabels() {
  const { t } = useTranslation('lobby')
  return { copy: t('jackpot.copy'), copied: t('jackpot.copied'), refused: t('jackpot.notCopied') }
}

/** The text to hash and the expected hash. */
function Proof({ of }: { of: { hitAt: string; salt: string; commitment: string } }) {
  const { t } = useTranslation('lobby')
  const labels = useCopyLabels()
  return (
    <>
      <CopyField label={t('jackpot.proofText')} value={proofText(of)} labels={labels} />
      <CopyField label={t('jackpot.commitment')} value={of.commitment} labels={labels} />
    </>
  )
}

/** How the jackpot grows, when it is won, and how any player can check that the amount was fixed in advance. */
export function PoolRules({ pool, isOpen, onClose }: Props) {
  const { t } = useTranslation('lobby')
  const money = useMoney()
  const { code: language } = useLanguage()
  const brand = useBrand()
  const { share, seed, mustHitBy, commitment, last, amount } = pool
  const copy = useCopyLabels()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('jackpot.rulesTitle')} closeLabel={t('sheet.close')} width={520}>
      <Stack $gap="4">
        <Text>{t('jackpot.how', { share: percent(share), seed: money(seed), most: money(mustHitBy) })}</Text>
        <KeyValueList
          items={[
            { name: t('jackpot.now'), value: money(amount) },
            { name: t('jackpot.share'), value: percent(share) },
            { name: t('jackpot.seed'), value: money(seed) },
            { name: t('jackpot.mustHitBy'), value: money(mustHitBy) },
          ]}
        />
        <Text $size="sm">{t('jackpot.fair')}</Text>
        <CopyField label={t('jackpot.commitment')} value={commitment} labels={copy} />
        <Text $size="sm">{t('jackpot.recipe')}</Text>
        {!last && (
          <Stack $gap="2">
            <Heading level={3} size="card">
              {t('jackpot.example')}
            </Heading>
            <Proof of={exampleProof} />
          </Stack>
        )}
        {last && (
          <Stack $gap="2">
            <Heading level={3} size="card">
              {t('jackpot.lastTitle')}
            </Heading>
            <KeyValueList
              items={[
                { name: t('jackpot.winner'), value: last.accountMasked },
                { name: t('jackpot.won'), value: money(last.amount) },
                { name: t('jackpot.when'), value: formatZonedTime(last.wonAt, language, brand) },
                { name: t('jackpot.hitAt'), value: money(last.hitAt) },
              ]}
            />
            <CopyField label={t('jackpot.salt')} value={last.salt} labels={copy} />
            <Proof of={last} />
          </Stack>
        )}
        <Text $size="sm" $tone="muted">
          {t('jackpot.playMoney')}
        </Text>
      </Stack>
    </Modal>
  )
}
