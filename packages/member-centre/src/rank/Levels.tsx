import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { useTableLabels } from '@boardwalk/shell/page-kit'
import { Badge, Heading, Money, Row, Stack } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import type { RankAnswer } from './rank-answer.ts'

type Level = RankAnswer['levels'][number]
const rowKey = ({ rankLevel }: Level) => String(rankLevel)

/** All levels with their thresholds and benefits; the member's own is marked. */
export function Levels({ rank }: { rank: RankAnswer }) {
  const { t } = useTranslation('member-centre')
  const labels = useTableLabels()
  const columns = useColumns(rank.rankLevel)
  return (
    <Stack as="section" $gap="3">
      <Heading level={2} size="section">
        {t('playerRank.levels')}
      </Heading>
      <PageTable title={t('playerRank.levels')} isTitleHidden {...{ columns, rows: rank.levels, rowKey, labels }} />
    </Stack>
  )
}

function useColumns(own: number): Column<Level>[] {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const header = (id: string) => ({ id, header: t(`playerRank.column.${id}`), isSortable: false })
  const need = (id: 'needValidBet' | 'needDeposit'): Column<Level> => ({
    ...{ ...header(id), kind: 'number', value: (level) => level[id] },
    cell: (level) => <Money text={money(level[id])} />,
  })
  return [
    {
      ...{ ...header('level'), card: 'title', value: ({ labelName }) => labelName },
      cell: ({ labelName, rankLevel }) => (
        <Row $gap="2">
          {labelName}
          {rankLevel === own && <Badge $tone="accent">{t('playerRank.own')}</Badge>}
        </Row>
      ),
    },
    need('needValidBet'),
    need('needDeposit'),
    { ...header('benefits'), value: ({ benefits }) => benefits.join(', ') || '–' },
  ]
}
