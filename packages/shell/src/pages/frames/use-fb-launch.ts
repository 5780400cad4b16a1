import { useLaunchFbMutation } from '@boardwalk/api-client/later'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useShellState } from '../../app/store.ts'

/** Opens the vendor once: its launch token works once, so a change of language or theme does not ask again. */
export function useFbLaunch() {
  const { language, theme } = useShellState((state) => state.settings)
  const [ask, { data, error }] = useLaunchFbMutation()
  const open = () => void ask({ language, theme, device: 'WEB', backUrl: `${location.origin}/sports` })
  const begin = useEffectEvent(open)
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    begin()
  }, [])
  return {
    launch: data,
    error,
    retry: open,
  }
}
