import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Ask, Reply } from './protocol.ts'

type Options = {
  /** Ends a run before its time. */
  signal: AbortSignal
  host?: string
}

/** The tests of a target, loaded in a separate process; a run that hangs costs the process. */
export class Tests {
  readonly #folder: string
  readonly #files: readonly string[]
  readonly #host: string
  readonly #aborted: Promise<never>
  #child: ChildProcess | null = null
  /** Files that the last run saw changed; they are restored by now, so the next run must read them again. */
  #restored: readonly string[] = []

  /** `folder` is the package's, in the scratch copy; `files` are relative to it. */
  constructor(
    folder: string,
    files: readonly string[],
    { signal, host = path.join(import.meta.dirname, 'host.ts') }: Options,
  ) {
    this.#folder = folder
    this.#files = files
    this.#host = host
    this.#aborted = abortOf(signal)
  }

  /**
   * Runs them on the folder's current state; null when they took longer than `limitMs`. Fails when it is interrupted.
   */
  async run(changed: string[], limitMs: number): Promise<Reply | null> {
    const child = this.#child ?? (await Promise.race([this.#start(), this.#aborted]))
    const answer = messageOf<Reply>(child)
    child.send({ changed: [...this.#restored, ...changed] } satisfies Ask)
    this.#restored = changed
    const reply = await Promise.race([answer, after(limitMs), this.#aborted])
    if (!reply) await this.stop()
    return reply
  }

  async stop(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(this.#host, [this.#folder, ...this.#files], {
      cwd: this.#folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child = child
    await messageOf(child)
    return child
  }
}

/** Fails when the signal is given; a rejection after the race ended is ignored. */
function abortOf(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
  aborted.catch(() => undefined)
  return aborted
}

/** The next message of a process. @throws Error when it ends instead */
function messageOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The tests' process ended with ${code}.`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as T)
    })
  })
}

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null).unref())
