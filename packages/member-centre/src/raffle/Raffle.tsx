import type { Endpoints, Promotion, Value } from '@boardwalk/api-client'
import { usePromotionQuery } from '@boardwalk/api-client/lazy'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useLanguage, useRequireLogin, useSession } from '@boardwalk/shell/feature'
import { useWrite, type Write, WriteNotice } from '@boardwalk/shell/write'
import { Button, Heading, Notice, Progress, Row, Stack, Text } from '@boardwalk/ui'
import { useMissionText } from '../missions/use-mission-text.ts'

type Offer = NonNullable<Value<Endpoints['promotion']>['raffle']>
type Draw = Value<Endpoints['claimRaffle']>

/** The member's chances of a raffle, the button that uses one, and the prizes. */
export function Raffle({ promotion: { id } }: { promotion: Promotion }) {
  const { t } = useTranslation('member-centre')
  const { code: language } = useLanguage()
  const { isLoggedIn } = useSession()
  const guard = useRequireLogin()
  const write = useWrite('claimRaffle', `raffle:${id}`)
  // The page has asked the same question, so this reads its answer.
  const { data } = usePromotionQuery({ id, language })
  if (!data?.raffle) return null
  const { raffle } = data
  const isBusy = write.phase === 'sending' || write.phase === 'checking' || write.phase === 'unknown'
  // The answer of the draw is newer than the page's, which is asked again after it.
  const chances = write.phase === 'done' ? Math.min(write.value.chancesLeft, raffle.chances) : raffle.chances
  return (
    <Stack as="section" $gap="4">
      <Heading level={2} size="section">
        {t('raffle.title')}
      </Heading>
      {isLoggedIn && <Chances raffle={raffle} chances={chances} />}
      <Row>
        <Button
          variant="solid"
          disabled={isBusy || (isLoggedIn && chances === 0)}
          onClick={() => guard(() => write.confirm({ promotionId: id }))}
        >
          {t('raffle.draw')}
        </Button>
      </Row>
      <WriteNotice write={write} />
      <Result write={write} />
      <Heading level={3} size="card">
        {t('raffle.prizes')}
      </Heading>
      <ul>{raffle.prizes.map(({ name, type }, at) => type !== 'NONE' && <li key={at}>{name}</li>)}</ul>
    </Stack>
  )
}

function Chances({ raffle, chances }: { raffle: Offer; chances: number }) {
  const { t } = useTranslation('member-centre')
  const { amount } = useMissionText()
  const { metric, progress, target, used, most } = raffle
  const of = { value: amount(metric, progress), most: amount(metric, target) }
  return (
    <>
      <Text $weight="bold">{t('raffle.chances', { count: chances, total: formatCount(chances) })}</Text>
      {used + chances < most && (
        <Progress
          label={t('raffle.next', { kind: t(`missionLeaderboard.metric.${metric}`) })}
          value={Number(progress)}
          max={Number(target)}
          valueText={t('missionLeaderboard.of', of)}
        />
      )}
    </>
  )
}

/** The result of the draw, also read to screen readers. */
function Result({ write }: { write: Write<{ promotionId: string }, Draw> }) {
  const { t } = useTranslation('member-centre')
  if (write.phase !== 'done') return null
  const { type, name } = write.value.prize
  return (
    <div role="status">
      <Notice tone={type === 'NONE' ? 'info' : 'positive'}>
        {type === 'NONE' ? name : t(type === 'GOODS' ? 'raffle.wonGoods' : 'raffle.won', { name })}
      </Notice>
    </div>
  )
}
