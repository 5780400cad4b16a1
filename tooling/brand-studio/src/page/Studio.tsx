import { ErrorState, Spinner } from '@boardwalk/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { shipped } from '../files/shipped.ts'
import { readCurrent } from '../files/unsaved.ts'
import { type Opened, openBrand } from './use-studio.ts'
import { type StudioAddresses, Workbench } from './Workbench.tsx'

export type StudioProps = StudioAddresses & {
  /** Brand that is open at first; without it, the last opened one. */
  brand?: string | undefined
}

/** The Brand Studio: a brand's data beside the storefront that it makes. */
export function Studio({ brand, ...addresses }: StudioProps) {
  const [id, setId] = useState(() => shippedId(brand) ?? shippedId(readCurrent()) ?? shipped[0]?.id ?? '')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    setError(null)
    openBrand(id).then(
      (next) => isCurrent && setOpened(next),
      (reason: unknown) => isCurrent && setError(reason instanceof Error ? reason.message : String(reason)),
    )
    return () => {
      isCurrent = false
    }
  }, [id, attempt])

  if (error) {
    return (
      <Centre>
        <ErrorState
          title="This brand cannot be opened"
          hint={error}
          retryLabel="Try again"
          onRetry={() => setAttempt(attempt + 1)}
        />
      </Centre>
    )
  }
  if (!opened) {
    return (
      <Centre role="status" aria-label="Opening the brand">
        <Spinner />
      </Centre>
    )
  }
  return <Workbench key={opened.id} opened={opened} {...addresses} onBrand={setId} />
}

const shippedId = (id: string | null | undefined) => shipped.find((brand) => brand.id === id)?.id

const Centre = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60vh;
`
