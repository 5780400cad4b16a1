import { CallError } from '../api.ts'
import { messageKey, type Strings } from '../strings/index.ts'

type Options = {
  host: HTMLElement
  line: HTMLElement
  t: Strings
  /** The stake was above the balance. */
  short: () => void
  /** The platform refused the stake for another reason: a limit, a check, a break, or the end of the session. */
  stopped: () => void
}

const ofPlatform = new Set(['LIMIT', 'PLAYER_BLOCKED', 'SESSION_EXPIRED', 'SESSION_INVALID'])

/** The status line: messages of the game, and the error of a failed call until it is answered. */
export function createStatusLine({ host, line, t, short, stopped }: Options) {
  const say = (text: string) => {
    host.classList.remove('won')
    line.textContent = text
  }
  const refused = (code: string) => {
    say(t[messageKey(code)])
    if (code === 'INSUFFICIENT_FUNDS') short()
    if (ofPlatform.has(code)) stopped()
  }
  return {
    say,
    /** Shows the reason for a refusal, with a way out. */
    refused,
    /** An answer arrived: clears the notice about a missing one. `text`: the notice. */
    answered(text = '') {
      if (line.textContent === t.NETWORK) say(text)
    },
    /** The balance has grown, so a notice that it is too low is outdated. */
    covered() {
      if (line.textContent === t.INSUFFICIENT_FUNDS) say('')
    },
    /** Shows the reason for a failed call and rethrows the error. */
    async failing<T>(work: Promise<T>): Promise<T> {
      try {
        return await work
      } catch (error) {
        refused(error instanceof CallError ? error.code : 'INTERNAL')
        throw error
      }
    },
  }
}
