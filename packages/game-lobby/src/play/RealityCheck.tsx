import { useAnswerRealityCheckMutation } from '@boardwalk/api-client/lazy'
import { minutesText, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { Button, KeyValueList, Modal, Notice, Stack, Text } from '@boardwalk/ui'
import { Elapsed } from './Elapsed.tsx'
import type { GameSession } from './use-game-session.ts'

type Props = { session: GameSession; minutes: number; onStop: () => void }

/**
 * How long and for how much the player has played. The gateway takes no stake until it is answered, so a reload shows
 * it again. Both buttons have the same style.
 */
export function RealityCheck({ session, minutes, onStop }: Props) {
  const { t, i18n } = useTranslation('play')
  const money = useMoney()
  const [answer, { isLoading, isError }] = useAnswerRealityCheckMutation()
  const goOn = () => void answer({ kind: 'REALITY_CHECK' })
  const footer = (
    <>
      <Button variant="outline" onClick={onStop}>
        {t('check.stop')}
      </Button>
      <Button variant="outline" isBusy={isLoading} onClick={goOn}>
        {t('check.goOn')}
      </Button>
    </>
  )
  const figures = [
    { name: t('elapsed'), value: <Elapsed session={session} /> },
    { name: t('check.staked'), value: money(session.stake) },
    { name: t('check.payout'), value: money(session.payout) },
    { name: t('net'), value: money(session.net) },
  ]
  return (
    <Modal isOpen onClose={onStop} title={t('check.title')} width={400} delay={0} footer={footer}>
      <Stack $gap="4">
        <Text>{t('check.text', { time: minutesText(minutes, i18n.language) })}</Text>
        <KeyValueList items={figures} />
        {isError && (
          <Notice tone="negative" isAlert>
            {t('check.failed')}
          </Notice>
        )}
      </Stack>
    </Modal>
  )
}
