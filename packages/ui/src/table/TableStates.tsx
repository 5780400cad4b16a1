import type { ReactNode } from 'react'
import { Skeleton } from '../status/Skeleton.tsx'
import { EmptyState, ErrorState } from '../status/StateMessage.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { ActionCell, Cell, WideCell } from './cell-styles.ts'
import { type Column, cardPlace, isNumeric } from './columns.ts'
import type { TableLabels } from './labels.ts'
import { Body, BodyRow } from './table-styles.ts'

const shapes = [70, 55, 80, 60, 75]

type LoadingProps<Row> = { columns: readonly Column<Row>[]; width: number; label: string }

/** Skeleton of the rows. */
export function LoadingRows<Row>({ columns, width: all, label }: LoadingProps<Row>) {
  return (
    <Body role="rowgroup">
      {shapes.map((width, index) => (
        <BodyRow key={width} role="row">
          {columns.map((column, place) => (
            <Cell key={column.id} role="cell" $place={cardPlace(column, columns)} $isNumeric={isNumeric(column)}>
              {index + place === 0 && <VisuallyHidden>{label}</VisuallyHidden>}
              <Skeleton $width={`${width}%`} />
            </Cell>
          ))}
          {all > columns.length && <ActionCell role="cell" />}
        </BodyRow>
      ))}
    </Body>
  )
}

type MessageProps = {
  labels: TableLabels
  width: number
  hasFailed: boolean
  onRetry: (() => unknown) | undefined
  emptyAction: ReactNode
}

/** Explains why there are no rows, and what to do. */
export function NoRows({ labels, width, hasFailed, onRetry, emptyAction }: MessageProps) {
  return (
    <Body role="rowgroup">
      <BodyRow role="row">
        <WideCell role="cell" colSpan={width}>
          {hasFailed ? (
            <ErrorState
              title={labels.failed}
              hint={labels.failedHint}
              retryLabel={labels.retry}
              {...(onRetry && { onRetry })}
            />
          ) : (
            <EmptyState title={labels.empty} hint={labels.emptyHint} action={emptyAction} />
          )}
        </WideCell>
      </BodyRow>
    </Body>
  )
}
