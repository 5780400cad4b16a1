import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney, useSession } from '@boardwalk/shell/feature'
import { monthName, useTableLabels } from '@boardwalk/shell/page-kit'
import { Button, DownloadIcon, download, KeyValueList, Money, Row, Text } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import { caseDocument } from '../records/case-document.ts'

type Answer = Value<Endpoints['statement']>
type Line = Answer['rows'][number]
const rowKey = ({ kind }: Line) => kind

type Props = { statement: Answer; isRunning: boolean }

/** Balance before and after a month, and the amounts in and out by kind of entry; saved as one file on request. */
export function Stated({ statement, isRunning }: Props) {
  const { t } = useTranslation(['member-centre', 'page-kit'])
  const money = useMoney()
  const labels = useTableLabels()
  const save = useSave(statement, isRunning)
  const columns = useColumns()
  return (
    <>
      <KeyValueList items={factsOf(statement, { t, money, isRunning })} />
      {statement.rows.length > 0 ? (
        <PageTable title={t('statement.title')} isTitleHidden rows={statement.rows} {...{ columns, rowKey, labels }} />
      ) : (
        <Text $tone="muted">{t('statement.none')}</Text>
      )}
      <Row $justify="end">
        <Button variant="ghost" size="small" icon={<DownloadIcon size={18} />} onClick={save}>
          {t('statement.save')}
        </Button>
      </Row>
    </>
  )
}

type Words = { t: (key: string) => string; money: (amount: string) => string; isRunning: boolean }

const factsOf = ({ opening, closing, in: came, out: went }: Answer, { t, money, isRunning }: Words) => [
  { name: t('statement.opening'), value: money(opening) },
  { name: t('statement.in'), value: money(came) },
  { name: t('statement.out'), value: money(went) },
  { name: t(isRunning ? 'statement.now' : 'statement.closing'), value: money(closing) },
]

function useColumns(): Column<Line>[] {
  const { t } = useTranslation(['member-centre', 'page-kit'])
  const money = useMoney()
  const header = (id: string) => ({ id, header: t(`statement.${id}`), isSortable: false })
  const sum = (id: 'in' | 'out'): Column<Line> => ({
    ...{ ...header(id), kind: 'number', value: (row) => money(row[id]) },
    cell: (row) => <Money text={money(row[id])} />,
  })
  return [
    { ...header('kind'), value: ({ kind }) => t(`page-kit:group.${kind}`), card: 'title' },
    { ...header('count'), kind: 'number', value: ({ count }) => formatCount(count) },
    sum('in'),
    sum('out'),
  ]
}

/** Saves the statement as a file that needs nothing else to be read or printed. */
function useSave(statement: Answer, isRunning: boolean) {
  const { t } = useTranslation(['member-centre', 'page-kit'])
  const money = useMoney()
  const { name } = useBrand()
  const { username } = useSession()
  const { bcp47, dir } = useLanguage()
  const month = monthName(bcp47, `${statement.month}-01`)
  return () => {
    const text = caseDocument({
      ...{ bcp47, dir, title: `${name}: ${t('statement.title')}, ${month}`, note: t('notRealMoney') },
      facts: [{ name: t('statement.account'), value: username }, ...factsOf(statement, { t, money, isRunning })],
      heads: (['kind', 'count', 'in', 'out'] as const).map((id) => t(`statement.${id}`)),
      rows: statement.rows.map((row) => [
        ...[t(`page-kit:group.${row.kind}`), formatCount(row.count), money(row.in), money(row.out)],
      ]),
    })
    download(new Blob([text], { type: 'text/html;charset=utf-8' }), `${statement.month}.html`)
  }
}
