import {
  useLazyAgentAccountFileQuery,
  useLazyAgentFileQuery,
  useLazyContractFileQuery,
  useLazySettlementFileQuery,
} from '@boardwalk/api-client/centres'
import { useRowStream } from '@boardwalk/api-client/row-stream'

type FileQuestion = Parameters<ReturnType<typeof useLazyAgentFileQuery>[0]>[0]
type AccountQuestion = Parameters<ReturnType<typeof useLazyAgentAccountFileQuery>[0]>[0]
type ContractQuestion = Parameters<ReturnType<typeof useLazyContractFileQuery>[0]>[0]
type SettlementQuestion = Parameters<ReturnType<typeof useLazySettlementFileQuery>[0]>[0]

/** Reads every row of a ticket, for a file, a slice at a time. */
function useTicketRows<Row>(ask: () => Promise<{ ticket: string }>) {
  const read = useRowStream()
  return async () => {
    const { ticket } = await ask()
    return read<Row>(`/wps/ac/rows?ticket=${encodeURIComponent(ticket)}`)
  }
}

/** Every bet, ledger entry or payment that a filter finds. */
export function useTeamRows<Row>(question: FileQuestion) {
  const [ask] = useLazyAgentFileQuery()
  return useTicketRows<Row>(() => ask(question).unwrap())
}

/** Every account that a filter finds, with its figures or as a row of the team. */
export function useAccountRows<Row>(question: AccountQuestion) {
  const [ask] = useLazyAgentAccountFileQuery()
  return useTicketRows<Row>(() => ask(question).unwrap())
}

/** Every contract that a filter finds. */
export function useContractRows<Row>(question: ContractQuestion) {
  const [ask] = useLazyContractFileQuery()
  return useTicketRows<Row>(() => ask(question).unwrap())
}

/** Every payment of a contract. */
export function useSettlementRows<Row>(question: SettlementQuestion) {
  const [ask] = useLazySettlementFileQuery()
  return useTicketRows<Row>(() => ask(question).unwrap())
}
