import type { Contract, ContractKind, Endpoints, Value } from '@boardwalk/api-client'
import { useSettlementLinesQuery } from '@boardwalk/api-client/centres'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageNumbers, PageView, pageOf } from '@boardwalk/shell/page-kit'
import { Heading, KeyValueList, Stack } from '@boardwalk/ui'
import { BetTable, MemberTable } from './LineTables.tsx'
import { type Ask, type Asked, PAGE_SIZE } from './question.ts'
import { Terms } from './Terms.tsx'
import { useContractWords } from './use-contract-words.ts'

type Answer = Value<Endpoints['settlementLines']>
type Props = { kind: ContractKind; asked: Asked; ask: Ask }

/** One settlement down to its rounds: how it was computed, the contract behind it, its members and their bets. */
export function Settlement({ kind, asked, ask }: Props) {
  const { refNo, member, page: pageNo } = asked
  const query = useSettlementLinesQuery({ refNo, pageNo, pageSize: PAGE_SIZE, ...(member && { account: member }) })
  return (
    <PageView query={query} skeleton={<ListSkeleton />}>
      {(answer) => {
        const { page, totalPages } = pageOf.numbered(answer)
        return (
          <Stack $gap="5">
            {!member && <Sum {...{ kind, answer }} />}
            {kind === 'REALTIME' || member ? (
              <BetTable rows={answer.list.flatMap((line) => ('betNo' in line ? line : []))} kind={kind} />
            ) : (
              <MemberTable
                rows={answer.list.flatMap((line) => ('betNo' in line ? [] : line))}
                kind={kind}
                onOpen={(account) => ask({ member: account })}
              />
            )}
            <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
          </Stack>
        )
      }}
    </PageView>
  )
}

/** Leads from the base to the paid amount, and shows the terms that were in force. */
function Sum({ kind, answer: { income, contract, fixes } }: { kind: ContractKind; answer: Answer }) {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  const column = (id: 'base' | 'gross' | 'deducted' | 'corrected' | 'net') => ({
    name: t(`contract.column.${id}`),
    value: words.money(income[id]),
  })
  const isCorrected = /[1-9]/.test(income.corrected)
  const corrections = fixes.flatMap(({ at, gross, amount }) => [
    { name: t('contract.fixedAt', { time: words.time(at) }), value: words.money(amount) },
    { name: t('contract.grossSince', { time: words.time(at) }), value: words.money(gross) },
  ])
  return (
    <Stack $gap="4">
      <KeyValueList
        label={t('contract.settlement')}
        items={[
          { name: t('contract.column.span'), value: words.span(kind, income.periodStart, income.periodEnd) },
          { name: t('contract.column.refNo'), value: income.refNo },
          column('base'),
          { name: t('contract.column.members'), value: formatCount(income.active) },
          ...(income.rate === null ? [] : [{ name: t('contract.field.rate'), value: words.rate(income.rate) }]),
          column('gross'),
          column('deducted'),
          { ...column('net'), isTotal: true },
          { name: t('column.status'), value: t(`contract.paid.${income.status}`) },
          ...(income.paidAt ? [{ name: t('contract.paidAt'), value: words.time(income.paidAt) }] : []),
          ...(isCorrected ? [column('corrected')] : []),
          ...corrections,
        ]}
      />
      {contract && <Version contract={contract} />}
    </Stack>
  )
}

/** Terms of a settlement, and since when they were in force. */
function Version({ contract }: { contract: Contract }) {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  return (
    <>
      <Heading level={3} size="card">
        {t('contract.version')}
      </Heading>
      <Terms kind={contract.kind} tiers={contract.tiers} />
      <KeyValueList
        items={[
          { name: t('contract.inForce'), value: words.inForce(contract) ?? t('contract.notYet') },
          { name: t('contract.offered'), value: words.time(contract.offeredAt) },
        ]}
      />
    </>
  )
}
