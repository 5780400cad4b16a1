import { createIcon } from './create-icon.tsx'

export const LogoutIcon = /* @__PURE__ */ createIcon(
  'M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  {
    mirrors: true,
  },
)
export const BellIcon = /* @__PURE__ */ createIcon(
  'M6 10a6 6 0 1 1 12 0c0 5 2 6 2 6.5H4C4 16 6 15 6 10zM10 19.5a2.2 2.2 0 0 0 4 0',
)
export const WalletIcon = /* @__PURE__ */ createIcon(
  'M17.5 7.5V5.5a1 1 0 0 0-1-1H5.5a2 2 0 0 0 0 4H19a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5.5a2 2 0 0 1-2-2v-11M16.5 14h.01',
)
export const HelpIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.7 9.5a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.2.9-1.2 1.7v.2M12 16.5h.01',
)
export const ExpandIcon = /* @__PURE__ */ createIcon(
  'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5M4 4l6 6M20 4l-6 6M4 20l6-6M20 20l-6-6',
)
export const PlayIcon = /* @__PURE__ */ createIcon('M8 5.5v13l10.5-6.5z', { filled: true })
export const PauseIcon = /* @__PURE__ */ createIcon('M9 6v12M15 6v12')
export const TrophyIcon = /* @__PURE__ */ createIcon(
  'M8 4h8v5a4 4 0 0 1-8 0zM8 5.5H4.5V7A3.5 3.5 0 0 0 8 10.5M16 5.5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 13v4M8.5 20h7M10 17h4l.5 3h-5z',
)
export const ClockIcon = /* @__PURE__ */ createIcon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2')
export const ShieldIcon = /* @__PURE__ */ createIcon(
  'M12 3.5l7 2.5v5.5c0 4.3-2.8 7.5-7 9-4.2-1.5-7-4.7-7-9V6zM9 12l2.2 2.2L15.2 10',
)
export const ChatIcon = /* @__PURE__ */ createIcon(
  'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-4.5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM8 9h8M8 12h5',
)
export const CheckIcon = /* @__PURE__ */ createIcon('M5 12.5l4.5 4.5L19 7.5')
export const AlertIcon = /* @__PURE__ */ createIcon('M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01')
export const InfoIcon = /* @__PURE__ */ createIcon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 8h.01')
export const StarIcon = /* @__PURE__ */ createIcon(
  'M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
)
export const GridIcon = /* @__PURE__ */ createIcon('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z')
export const FilterIcon = /* @__PURE__ */ createIcon('M4 6h16M7 12h10M10 18h4')
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14')
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14')
export const WifiOffIcon = /* @__PURE__ */ createIcon(
  'M4 4l16 16M2.5 9.5A14 14 0 0 1 7 6.7M11 5.6a14 14 0 0 1 10.5 3.9M5.5 13a9.5 9.5 0 0 1 4.2-2.4M14.5 10.7a9.5 9.5 0 0 1 4 2.3M9 16.3a4.5 4.5 0 0 1 6 0M12 19.5h.01',
)
