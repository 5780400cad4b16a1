import { useCallback } from 'react'
import type { Entrance, Entrances } from '../feature-contract.ts'
import { useFeature } from '../site/use-feature.ts'
import { useComposition } from './storefront-context.ts'
import { useModal } from './use-modal.ts'

/** A way in that this storefront has and that is switched on; undefined otherwise, and then nothing may point at it. */
export function useEntrance(name: keyof Entrances): Entrance | undefined {
  const entrance = useComposition().entrances[name]
  const isOn = useFeature(entrance?.switch)
  return isOn ? entrance : undefined
}

/** Opens the sign-in; undefined where there is none. */
export function useSignIn(): (() => void) | undefined {
  const dialog = useEntrance('login')?.dialog
  const { open } = useModal()
  const signIn = useCallback(() => dialog && open({ kind: dialog }), [dialog, open])
  return dialog ? signIn : undefined
}
