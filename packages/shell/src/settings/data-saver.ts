import type { ShellDispatch } from '../app/store.ts'
import { dataSaverSet } from './settings-slice.ts'
import { readLocal, rememberPreference } from './visitor-storage.ts'

const KEY = 'saveData'

/** The visitor's own choice, else what the browser was set to. */
function wantsToSave(): boolean {
  const chosen = readLocal(KEY)
  if (chosen !== null) return chosen === '1'
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Follows what this browser remembers, where the page was made without knowing it. */
export const restoreDataSaver = () => (dispatch: ShellDispatch) => void dispatch(dataSaverSet(wantsToSave()))

/** The visitor's choice: at once, in later visits, and in what the edge sends. */
export const chooseDataSaver = (isOn: boolean) => (dispatch: ShellDispatch) => {
  rememberPreference(KEY, isOn ? '1' : '0')
  dispatch(dataSaverSet(isOn))
}
