import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { download } from '../foundation/download.ts'
import { DownloadIcon } from '../icon/icons-actions.ts'
import { Text } from '../text/Text.tsx'
import type { Column } from './columns.ts'
import { csvHead, csvLines } from './csv.ts'
import type { RowsToSave } from './table-props.ts'

type Props<Row> = {
  fileName: string
  columns: readonly Column<Row>[]
  /** All of them, wherever they are. */
  load: () => RowsToSave<Row>
  label: string
  failed: string | ((error: unknown) => string)
}

/** Each slice is text of the file before the next one is read; the browser keeps the parts, not this page. */
async function fileOf<Row>(columns: readonly Column<Row>[], rows: Awaited<RowsToSave<Row>>): Promise<Blob> {
  const parts: BlobPart[] = [csvHead(columns)]
  if (Symbol.asyncIterator in rows) for await (const slice of rows) parts.push(new Blob([csvLines(columns, slice)]))
  else parts.push(csvLines(columns, rows))
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}

/** Saves every row, drawn or not, in these columns. */
export function ExportButton<Row>({ fileName, columns, load, label, failed }: Props<Row>) {
  const [state, setState] = useState<'idle' | 'busy' | { failed: string }>('idle')
  const save = async () => {
    setState('busy')
    try {
      download(await fileOf(columns, await load()), fileName)
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
