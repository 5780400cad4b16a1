import { createIcon } from '../../icon/create-icon.tsx'

export const CalendarIcon = /* @__PURE__ */ createIcon(
  'M5 5.5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-12a1 1 0 0 1 1-1zM4 10h16M8 3.5v4M16 3.5v4M8 14h.01M12 14h.01M16 14h.01',
)
