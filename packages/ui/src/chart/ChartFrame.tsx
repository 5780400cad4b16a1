import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../button/Button.tsx'
import { Skeleton } from '../status/Skeleton.tsx'
import { EmptyState } from '../status/StateMessage.tsx'
import { Text } from '../text/Text.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { ChartTable } from './ChartTable.tsx'
import type { Series } from './series.ts'

export type ChartLabels = {
  /** Shows the figures as a table, and the drawing again. */
  table: string
  chart: string
  loading: string
  empty: string
  emptyHint?: string
  /** Keyboard instructions, read out with the name of the drawing: `Arrow keys read the points`. */
  keys: string
}

export type ChartProps = {
  title: string
  /** Summary of the figures in a sentence. */
  summary: string
  /** Name of the points, such as days. */
  labels: readonly string[]
  series: readonly Series[]
  /** A value as it should read. */
  format: (value: number) => string
  words: ChartLabels
  isLoading?: boolean
}

type FrameProps = Omit<ChartProps, 'words'> & { words: ChartLabels; isEmpty: boolean; children: ReactNode }

/** Title, sentence, drawing, and the same figures as a table. */
export function ChartFrame({ title, summary, words, isLoading = false, isEmpty, children, ...data }: FrameProps) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <Figure aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`}>
      <Top>
        <figcaption>
          <Title id={`${id}-title`}>{title}</Title>
          {!(isLoading || isEmpty) && (
            <Text as="span" id={`${id}-summary`} $size="sm" $tone="muted">
              {summary}
            </Text>
          )}
        </figcaption>
        {!(isLoading || isEmpty) && (
          <Button variant="outline" size="small" onClick={() => setTable(!isTable)}>
            {isTable ? words.chart : words.table}
          </Button>
        )}
      </Top>
      {isLoading && (
        <>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <Skeleton $height="14rem" $radius="card" />
        </>
      )}
      {!isLoading && isEmpty && <EmptyState title={words.empty} hint={words.emptyHint} />}
      {!(isLoading || isEmpty) && (isTable ? <ChartTable title={title} {...data} /> : children)}
    </Figure>
  )
}

const Figure = styled.figure`
  position: relative;
  display: grid;
  gap: ${token('space-3')};
  min-inline-size: 0;
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};
  & > figcaption { display: grid; flex: 1 1 12rem; min-inline-size: 0; }
`

const Title = styled.span`
  font-family: ${token('font-display')};
  font-size: ${token('text-lg')};
  font-weight: ${token('weight-bold')};
  line-height: ${token('line-tight')};
`
