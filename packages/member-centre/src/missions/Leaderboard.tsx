import type { Endpoints, Value } from '@boardwalk/api-client'
import { useMissionLeaderboardQuery } from '@boardwalk/api-client/centres'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { ListSkeleton, PageNumbers, PageView, pageOf, useQuestion, useTableLabels } from '@boardwalk/shell/page-kit'
import { Heading, Money, Select, Stack, Text } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import { usePoints } from '../points/use-points.ts'
import { boardOf, PAGE_SIZE, periods, question } from './board-question.ts'
import { type Mission, useMissionText } from './use-mission-text.ts'

type Place = Value<Endpoints['missionLeaderboard']>['list'][number] & { at: number }
/** Names are masked and ranks are shared, so a row is known by its place on the page. */
const rowKey = ({ at }: Place) => String(at)

/** Leaders of a mission, or of all missions of a period, and the member's own rank. */
export function Leaderboard({ missions }: { missions: readonly Mission[] }) {
  const { t } = useTranslation('member-centre')
  const { asked, ask } = useQuestion(question)
  const { mission, value, asked: board } = boardOf(asked.board, missions)
  const query = useMissionLeaderboardQuery({ ...board, pageNo: asked.page, pageSize: PAGE_SIZE })
  const columns = useColumns(mission)
  const labels = useTableLabels()
  const score = useScore(mission)
  const options = [
    ...periods.map((period) => ({ value: period as string, label: t(`missionLeaderboard.board.all.${period}`) })),
    ...missions.map(({ missionId, title }) => ({ value: missionId, label: title })),
  ]
  const empty = { title: t('missionLeaderboard.board.empty'), hint: t('missionLeaderboard.board.emptyHint') }
  return (
    <Stack as="section" $gap="4">
      <Heading level={2} size="section">
        {t('missionLeaderboard.board.title')}
      </Heading>
      <Select
        label={t('missionLeaderboard.board.choice')}
        value={value}
        options={options}
        onChange={({ target }) => ask({ board: target.value })}
      />
      <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
        {(answer) => {
          const { items, page, totalPages } = pageOf.numbered(answer)
          const rows = items.map((place, at) => ({ ...place, at }))
          return (
            <Stack $gap="4">
              <Text $weight="bold">
                {answer.me
                  ? t('missionLeaderboard.board.me', {
                      rank: formatCount(answer.me.rank),
                      score: score(answer.me.score),
                    })
                  : t('missionLeaderboard.board.noRank')}
              </Text>
              <PageTable
                title={t('missionLeaderboard.board.title')}
                isTitleHidden
                {...{ columns, rows, rowKey, labels }}
              />
              <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
            </Stack>
          )
        }}
      </PageView>
    </Stack>
  )
}

/** Progress of a mission, or how many missions were completed. */
function useScore(mission: Mission | null) {
  const text = useMissionText()
  return (score: string) => text.amount(mission?.metric ?? 'BETS', score)
}

function useColumns(mission: Mission | null): Column<Place>[] {
  const { t } = useTranslation('member-centre')
  const [money, points] = [useMoney(), usePoints()]
  const score = useScore(mission)
  const header = (id: string) => ({ id, header: t(`missionLeaderboard.board.${id}`), isSortable: false })
  const scored = mission ? t(`missionLeaderboard.metric.${mission.metric}`) : t('missionLeaderboard.board.completed')
  const reward = (amount: string) =>
    mission?.reward.type === 'POINTS' ? (
      t('missionLeaderboard.board.points', { amount: points(amount) })
    ) : (
      <Money text={money(amount)} />
    )
  return [
    { ...header('rank'), kind: 'number', width: 90, card: 'state', value: ({ rank }) => formatCount(rank) },
    {
      ...{ ...header('player'), card: 'title' },
      value: ({ accountMasked }) => accountMasked,
      cell: ({ accountMasked }) => <bdi>{accountMasked}</bdi>,
    },
    {
      ...{ id: 'score', header: scored, isSortable: false, kind: 'number', card: 'amount' },
      value: (row) => score(row.score),
    },
    { ...header('reward'), kind: 'number', value: (row) => row.reward, cell: (row) => reward(row.reward) },
  ]
}
