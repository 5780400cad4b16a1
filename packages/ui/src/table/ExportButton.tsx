import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { download } from '../foundation/download.ts'
import { DownloadIcon } from '../icon/icons-actions.ts'
import { Text } from '../text/Text.tsx'
import type { Column } from './columns.ts'
import { toCsv } from './csv.ts'

type Props<Row> = {
  fileName: string
  columns: readonly Column<Row>[]
  /** All of them, wherever they are. */
  load: () => readonly Row[] | Promise<readonly Row[]>
  label: string
  failed: string | ((error: unknown) => string)
}

/** Saves every row, drawn or not, in these columns. */
export function ExportButton<Row>({ fileName, columns, load, label, failed }: Props<Row>) {
  const [state, setState] = useState<'idle' | 'busy' | { failed: string }>('idle')
  const save = async () => {
    setState('busy')
    try {
      const text = toCsv(columns, await load())
      download(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName)
      setState('idle')
    } catch (error) {
      setState({ failed: typeof failed === 'string' ? failed : failed(error) })
    }
  }
  return (
    <>
      <Button variant="outline" size="small" isBusy={state === 'busy'} icon={<DownloadIcon size={18} />} onClick={save}>
        {label}
      </Button>
      {typeof state === 'object' && (
        <Text role="alert" $size="sm">
          {state.failed}
        </Text>
      )}
    </>
  )
}
