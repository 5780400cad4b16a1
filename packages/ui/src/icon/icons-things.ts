import { createIcon } from './create-icon.tsx'

// Nouns of forms, lists and reports.
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
)
export const FileIcon = /* @__PURE__ */ createIcon(
  'M13.5 3.5H7a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V8zM13.5 3.5V8H18',
)
export const ImageIcon = /* @__PURE__ */ createIcon('M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.5h.01')
export const LockIcon = /* @__PURE__ */ createIcon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2')
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM11 17.5h2',
)
export const MailIcon = /* @__PURE__ */ createIcon('M4 6h16v12H4zM4 7l8 6 8-6')
export const ChartIcon = /* @__PURE__ */ createIcon('M4 4v16h16M8 16v-4M12 16V8M16 16v-6')
export const SortIcon = /* @__PURE__ */ createIcon('M8.5 5v14M5 15.5L8.5 19l3.5-3.5M15.5 19V5M12 8.5L15.5 5 19 8.5')
export const QrIcon = /* @__PURE__ */ createIcon(
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2M14 18v2M18 18h2v2',
)
export const UsersIcon = /* @__PURE__ */ createIcon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14a6.5 6.5 0 0 1 3.5 5.5',
)
export const TicketIcon = /* @__PURE__ */ createIcon(
  'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM14 7v2M14 11v2M14 15v2',
)
export const KeyIcon = /* @__PURE__ */ createIcon(
  'M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12.5 12H21M21 12v3M17.5 12v2.5',
)
