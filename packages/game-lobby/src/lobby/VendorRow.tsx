import { useGameVendorQuery } from '@boardwalk/api-client'
import type { Vendor } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { useHydrated, vendorIcons } from '@boardwalk/shell/feature'
import { VendorCarousel } from '@boardwalk/ui'
import { useCallback, useMemo } from 'react'
import { vendorSlides } from './choices.ts'
import type { LobbyState } from './lobby-state.ts'
import { vendorsArg } from './questions.ts'
import type { Lobby } from './use-lobby.ts'

/** Chooses a vendor alone, and lets it go when it was the chosen one. Everything else that was chosen stays. */
const chooseVendor =
  (code: string) =>
  (state: LobbyState): LobbyState => {
    const { vendor } = state.filters
    const isOn = vendor.length === 1 && vendor[0] === code
    return { ...state, filters: { ...state.filters, vendor: isOn ? [] : [code] } }
  }

/** Vendors in the server's page: those that a wide screen shows, and one more as a sign that more follow. */
const inFirstPage = 8

/** The category's vendors. Without them the list still works, so a failure takes nothing but their row. */
export function VendorRow({ lobby: { path, language, state, change } }: { lobby: Lobby }) {
  const { t } = useTranslation('lobby')
  const { currentData } = useGameVendorQuery(vendorsArg(path, language))
  const slides = useMemo(() => {
    const vendors = currentData?.list.flatMap((group) => group.vendors) ?? []
    const codes = vendors.map(({ vassalage }) => vassalage)
    const white = vendorIcons(codes, 'white')
    const colour = vendorIcons(codes, 'color')
    const slide = ({ vassalage, name, isHot, status }: Vendor) => ({
      id: vassalage,
      name: status === 'MAINTENANCE' ? `${name} (${t('vendor.maintenance')})` : name,
      icon: white(vassalage),
      colourIcon: colour(vassalage),
      ...(isHot === 1 && { hotLabel: t('vendor.hot') }),
    })
    return vendors.map(slide)
  }, [currentData, t])
  const isHydrated = useHydrated()
  const { visible, loopsAbove } = vendorSlides(path)
  const choose = useCallback((code: string) => change(chooseVendor(code)), [change])
  const labels = {
    previous: t('vendor.previous'),
    next: t('vendor.next'),
    pause: t('vendor.pause'),
    play: t('vendor.play'),
  }
  return (
    <VendorCarousel
      label={t('vendor.label')}
      labels={labels}
      vendors={isHydrated ? slides : slides.slice(0, inFirstPage)}
      selected={state.filters.vendor.length === 1 ? state.filters.vendor[0] : undefined}
      onSelect={choose}
      isLowOnPhones
      visible={visible}
      // Copies of the first vendors alone would move the row again when the others come.
      loopsAbove={isHydrated ? loopsAbove : Number.POSITIVE_INFINITY}
    />
  )
}
