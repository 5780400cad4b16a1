import { useShellState } from '../app/store.ts'

/** Whether banners and decoration are left out, to spare the visitor's data. */
export const useSavesData = () => useShellState((state) => state.settings.savesData)
