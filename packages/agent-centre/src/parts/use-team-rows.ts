import { useLazyAgentFileQuery } from '@boardwalk/api-client/centres'
import { useRowStream } from '@boardwalk/api-client/row-stream'

type Question = Parameters<ReturnType<typeof useLazyAgentFileQuery>[0]>[0]

/** Reads every row that a filter finds, for a file, a slice at a time. */
export function useTeamRows<Row>(question: Question) {
  const [ask] = useLazyAgentFileQuery()
  const read = useRowStream()
  return async () => {
    const { ticket } = await ask(question).unwrap()
    return read<Row>(`/wps/ac/rows?ticket=${encodeURIComponent(ticket)}`)
  }
}
