import { dayIn } from '@boardwalk/api-client/contract'
import type { Day } from '@boardwalk/ui/calendar'
import { useEffect, useState } from 'react'
import { useBrand, useServerTime } from '../app/storefront-context.ts'
import { useHydrated } from '../app/use-hydrated.ts'

const MINUTE_MS = 60_000

/** Today in the brand's time zone. A page that stays open past midnight there moves on to the new day. */
export function useToday(): Day {
  const { timeZone } = useBrand()
  const serverTime = useServerTime()
  const isHydrated = useHydrated()
  const [today, setToday] = useState(() => dayIn(timeZone, isHydrated ? Date.now() : serverTime))
  useEffect(() => {
    const look = () => setToday(dayIn(timeZone, Date.now()))
    look()
    const timer = setInterval(look, MINUTE_MS)
    return () => clearInterval(timer)
  }, [timeZone])
  return today
}
