import { createIcon } from './create-icon.tsx'

// Things that one does; apart from the shell's own icons, so that none of them rides along in its first bundle.
export const CopyIcon = /* @__PURE__ */ createIcon(
  'M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1zM8 15.5H5.5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1H15a1 1 0 0 1 1 1v3.5',
)
export const ExternalIcon = /* @__PURE__ */ createIcon('M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9', { mirrors: true })
export const ArrowEndIcon = /* @__PURE__ */ createIcon('M4 12h15M13 6l6 6-6 6', { mirrors: true })
export const ArrowUpIcon = /* @__PURE__ */ createIcon('M12 20V5M6 11l6-6 6 6')
export const ArrowDownIcon = /* @__PURE__ */ createIcon('M12 4v15M6 13l6 6 6-6')
export const MoreIcon = /* @__PURE__ */ createIcon('M5.5 12h.01M12 12h.01M18.5 12h.01')
export const EditIcon = /* @__PURE__ */ createIcon('M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5')
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 10.5v6M13.5 10.5v6',
)
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'M19.5 12a7.5 7.5 0 0 1-13.2 4.9M4.5 12a7.5 7.5 0 0 1 13.2-4.9M18 3.5v4h-4M6 20.5v-4h4',
)
export const LinkIcon = /* @__PURE__ */ createIcon(
  'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7',
)
export const ShareIcon = /* @__PURE__ */ createIcon('M12 15V4M8 7.5L12 4l4 3.5M6.5 11H5v9h14v-9h-1.5')
export const DownloadIcon = /* @__PURE__ */ createIcon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14')
export const UploadIcon = /* @__PURE__ */ createIcon('M12 16V5M7.5 9.5L12 5l4.5 4.5M5 20h14')
export const SettingsIcon = /* @__PURE__ */ createIcon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
)
export const ColumnsIcon = /* @__PURE__ */ createIcon('M4 5h16v14H4zM9.5 5v14M14.5 5v14')
