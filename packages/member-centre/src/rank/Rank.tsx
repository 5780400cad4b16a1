import { usePlayerRankQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { ListSkeleton, PageView, Totals } from '@boardwalk/shell/page-kit'
import { Heading, Progress, Stack, Text } from '@boardwalk/ui'
import { usePoints } from '../points/use-points.ts'
import { Levels } from './Levels.tsx'
import type { RankAnswer } from './rank-answer.ts'

/** The member's level, how far the next one is, and the benefits of each level. */
export function Rank() {
  const { t } = useTranslation('member-centre')
  const query = usePlayerRankQuery({})
  const [money, points] = [useMoney(), usePoints()]
  return (
    <PageView query={query} skeleton={<ListSkeleton />}>
      {(rank) => (
        <Stack $gap="5">
          <Totals
            label={t('playerRank.summary')}
            totals={[
              { key: 'level', label: t('playerRank.level'), text: rank.labelName ?? '–' },
              { key: 'validBet', label: t('playerRank.validBet'), text: money(rank.validBet) },
              { key: 'deposit', label: t('playerRank.deposit'), text: money(rank.deposit) },
              { key: 'points', label: t('playerRank.points'), text: points(rank.points) },
            ]}
          />
          <Next rank={rank} />
          {rank.benefits.length > 0 && (
            <Stack $gap="2">
              <Heading level={2} size="section">
                {t('playerRank.benefits')}
              </Heading>
              <ul>
                {rank.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </Stack>
          )}
          <Levels rank={rank} />
        </Stack>
      )}
    </PageView>
  )
}

const needs = [
  ['validBet', 'needValidBet'],
  ['deposit', 'needDeposit'],
] as const

/** Requirements of the next level, and the progress so far. */
function Next({ rank }: { rank: RankAnswer }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const next = rank.levels.find(({ rankLevel }) => rankLevel > rank.rankLevel)
  if (!rank.next || !next) return <Text $weight="bold">{t('playerRank.highest')}</Text>
  return (
    <Stack as="section" $gap="3">
      <Heading level={2} size="section">
        {t('playerRank.next', { name: next.labelName })}
      </Heading>
      {needs.map(([done, need]) => (
        <Progress
          key={done}
          label={t(`playerRank.${done}`)}
          value={Math.min(Number(rank[done]), Number(next[need]))}
          max={Math.max(Number(next[need]), 1)}
          valueText={t('missionLeaderboard.of', { value: money(rank[done]), most: money(next[need]) })}
        />
      ))}
      <Text $size="sm" $tone="muted">
        {t('playerRank.hint')}
      </Text>
    </Stack>
  )
}
