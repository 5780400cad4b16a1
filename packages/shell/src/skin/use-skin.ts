import { api } from '@boardwalk/api-client'
import { useEffect } from 'react'
import { useShellDispatch } from '../app/store.ts'
import { useStorefront } from '../app/storefront-context.ts'

/** Keeps an open page in step with the campaigns. Loads nothing while none runs and none is near. */
export function useSkin() {
  const { skin, skinChangesAt, setSkin } = useStorefront()
  const dispatch = useShellDispatch()
  const isWanted = skin !== undefined || skinChangesAt !== undefined
  useEffect(() => {
    if (!isWanted || !setSkin) return
    let stop: (() => void) | undefined
    let isGone = false
    import('./watch-skin.ts').then(
      ({ watchSkin }) => {
        if (isGone) return
        stop = watchSkin(skin, (next) => {
          setSkin(next)
          // The banners of a campaign appear and disappear with it.
          dispatch(api.util.invalidateTags(['Site']))
        })
      },
      // Without the code the page keeps its skin until it is reloaded.
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [isWanted, skin, setSkin, dispatch])
}
