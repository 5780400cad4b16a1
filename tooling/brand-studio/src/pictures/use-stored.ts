import { useEffect, useState } from 'react'
import { bannersOf } from '../files/shipped.ts'

/** Texts of the drawings in a shipped brand's folder, read on demand; none at first. */
export function useStored(id: string): Record<string, string> {
  const [stored, store] = useState<Record<string, string>>({})
  useEffect(() => {
    let isGone = false
    bannersOf(id).then((texts) => {
      if (!isGone) store(texts)
    })
    return () => {
      isGone = true
    }
  }, [id])
  return stored
}
