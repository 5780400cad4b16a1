import type { ShellDispatch } from '../app/store.ts'
import { dataSaverSet } from './settings-slice.ts'
import { readLocal, rememberPreference } from './visitor-storage.ts'

const KEY = 'saveData'

/** The visitor's own choice, else the browser's setting. */
function wantsToSave(): boolean {
  const chosen = readLocal(KEY)
  if (chosen !== null) return chosen === '1'
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Applies the browser's stored setting, where the page was rendered without it. */
export const restoreDataSaver = () => (dispatch: ShellDispatch) => void dispatch(dataSaverSet(wantsToSave()))

/** The visitor's choice: at once, in later visits, and in the edge's pages. */
export const chooseDataSaver = (isOn: boolean) => (dispatch: ShellDispatch) => {
  rememberPreference(KEY, isOn ? '1' : '0')
  dispatch(dataSaverSet(isOn))
}
