import type { Contract, ContractKind } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useBrand } from '@boardwalk/shell/feature'
import { timeIn, useTableLabels } from '@boardwalk/shell/page-kit'
import { Row } from '@boardwalk/ui'
import { type Column, ExportButton } from '@boardwalk/ui/table'
import { useContractRows } from '../parts/use-team-rows.ts'
import { fieldsOf } from './kinds.ts'
import type { ContractFilter } from './question.ts'
import { percentOf } from './rate.ts'
import { useContractWords } from './use-contract-words.ts'

type Props = { kind: ContractKind; filter: ContractFilter }
/** A line of the file: a contract with one of its tiers. */
type Line = Contract & { tier: Record<string, string | number>; place: number }

const linesOf = (contract: Contract): Line[] =>
  contract.tiers.map((tier, at) => ({ ...contract, tier: { ...tier }, place: at + 1 }))

async function* inLines(slices: AsyncIterable<readonly Contract[]>) {
  for await (const slice of slices) yield slice.flatMap(linesOf)
}

/** Saves every contract of the filter, with a line for each tier. */
export function ContractFile({ kind, filter }: Props) {
  const { exportFile: label, exportFailed: failed } = useTableLabels()
  const rows = useContractRows<Contract>({ kind, ...filter })
  const load = async () => inLines(await rows())
  const fileName = `contracts_${kind.toLowerCase()}_${filter.view.toLowerCase()}.csv`
  const columns = useFileColumns(kind)
  return (
    <Row $justify="end">
      <ExportButton {...{ fileName, label, failed, load, columns }} />
    </Row>
  )
}

/** Plain amounts and rates in per cent, which a spreadsheet can add, and times that sort as text. */
function useFileColumns(kind: ContractKind): Column<Line>[] {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  const { timeZone, currency } = useBrand()
  const time = (name: 'offeredAt' | 'answeredAt' | 'activeFrom' | 'activeTo'): Column<Line> => ({
    ...{ id: name, header: t(`contract.file.${name}`, { name: timeZone }) },
    value: ({ [name]: at }) => (at === null ? '' : timeIn(timeZone, Date.parse(at))),
  })
  const terms = fieldsOf(kind).map(({ name, text, as }): Column<Line> => {
    const unit = as === 'rate' ? ' (%)' : ''
    const value = ({ tier }: Line) => String(tier[name] ?? '')
    return {
      ...{ id: name, header: `${t(`contract.field.${text}`)}${unit}` },
      value: as === 'rate' ? (line) => percentOf(value(line)) : value,
    }
  })
  return [
    { id: 'upline', header: t('contract.file.upline'), value: ({ upline }) => words.party(upline) },
    { id: 'downline', header: t('contract.file.downline'), value: ({ downline }) => downline.account },
    { id: 'status', header: t('column.status'), value: ({ status }) => t(`contract.status.${status}`) },
    ...(kind === 'DIVIDEND'
      ? [
          {
            ...{ id: 'period', header: t('contract.period.label') },
            value: ({ period }: Line) => (period ? t(`contract.period.${period}`) : ''),
          },
        ]
      : []),
    { id: 'place', header: t('contract.file.tier'), value: ({ place }) => String(place) },
    ...terms,
    ...(['offeredAt', 'answeredAt', 'activeFrom', 'activeTo'] as const).map(time),
    { id: 'remark', header: t('contract.remark'), value: ({ remark }) => remark },
    { id: 'currency', header: t('page-kit:entry.column.currency'), value: () => currency.code },
  ]
}
