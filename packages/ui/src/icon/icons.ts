import { createIcon } from './create-icon.tsx'

// One call per icon, marked pure, so that a bundle contains only the icons it draws.
export const HomeIcon = /* @__PURE__ */ createIcon(
  'M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
)
export const GamesIcon = /* @__PURE__ */ createIcon(
  'M8 7h8a5 5 0 0 1 4.9 4l.9 4.4a2.6 2.6 0 0 1-4.5 2.2L15 15H9l-2.3 2.6a2.6 2.6 0 0 1-4.5-2.2L3.1 11A5 5 0 0 1 8 7zM8 9.5v3M6.5 11h3M15.5 10h.01M17.5 12h.01',
)
export const SearchIcon = /* @__PURE__ */ createIcon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5')
export const GiftIcon = /* @__PURE__ */ createIcon(
  'M4 12h16v7a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM3 8h18v4H3zM12 8v12M12 8C10 8 7.5 7.5 7.5 5.6 7.5 4.5 8.4 4 9.3 4 11 4 12 6 12 8zM12 8c2 0 4.5-.5 4.5-2.4C16.5 4.5 15.6 4 14.7 4 13 4 12 6 12 8z',
)
export const UserIcon = /* @__PURE__ */ createIcon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0')
export const MenuIcon = /* @__PURE__ */ createIcon('M4 7h16M4 12h16M4 17h16')
export const CloseIcon = /* @__PURE__ */ createIcon('M6 6l12 12M18 6 6 18')
export const ChevronDownIcon = /* @__PURE__ */ createIcon('M6 9.5l6 6 6-6')
export const ChevronUpIcon = /* @__PURE__ */ createIcon('M6 14.5l6-6 6 6')
export const ChevronStartIcon = /* @__PURE__ */ createIcon('M14.5 6l-6 6 6 6', { mirrors: true })
export const ChevronEndIcon = /* @__PURE__ */ createIcon('M9.5 6l6 6-6 6', { mirrors: true })
export const ArrowStartIcon = /* @__PURE__ */ createIcon('M20 12H5M11 6l-6 6 6 6', { mirrors: true })
export const SunIcon = /* @__PURE__ */ createIcon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
)
export const MoonIcon = /* @__PURE__ */ createIcon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z')
export const GlobeIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.5c2.3 2.3 3.5 5.2 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.2-3.5-8.5S9.7 5.8 12 3.5z',
)
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
)
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2',
)
const heart = 'M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15.2 12 20 12 20z'
export const HeartIcon = /* @__PURE__ */ createIcon(heart)
export const HeartFilledIcon = /* @__PURE__ */ createIcon(heart, { filled: true })
export const FireIcon = /* @__PURE__ */ createIcon(
  'M12 21a6.5 6.5 0 0 0 6.5-6.5c0-3-1.7-4.7-3-6.5-1.2-1.6-2-3-1.8-5-3 1.2-4.7 3.8-4.7 6.5 0 1 .3 1.8.3 1.8S8 10.7 7.5 9.5c-1.2 1.3-2 3-2 5A6.5 6.5 0 0 0 12 21z',
)
export const SparkleIcon = /* @__PURE__ */ createIcon(
  'M11 4l1.7 4.8L17.5 10.5l-4.8 1.7L11 17l-1.7-4.8L4.5 10.5l4.8-1.7zM18.5 15.5v4M16.5 17.5h4',
)
