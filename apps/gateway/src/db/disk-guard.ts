import { statfs } from 'node:fs/promises'
import type { Logger } from 'pino'

/** Whether there is room for writes; every writer checks it. */
export type Disk = {
  isReadOnly(): boolean
}

export type DiskGuard = Disk & {
  /** Checks now. */
  look(): Promise<void>
  stop(): void
}

const megabyte = 1024 * 1024
const pollMs = 500
/** So much more than the reserve must be free before writes are taken again; without it the guard would flutter. */
const marginMb = 16

type Options = {
  /** Below so much free space the gateway only reads (contract I3). */
  reserveMb: number
  freeBytes: () => Promise<number>
  log: Pick<Logger, 'error' | 'warn'>
}

export const freeBytesOf = (folder: string) => async (): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Refuses writes before PostgreSQL runs out of disk in the middle of one, and allows them again when space is free. */
export function openDiskGuard({ reserveMb, freeBytes, log }: Options): DiskGuard {
  let isReadOnly = false
  const look = async () => {
    try {
      const freeMb = (await freeBytes()) / megabyte
      const isTight = freeMb < reserveMb + (isReadOnly ? marginMb : 0)
      if (isTight === isReadOnly) return
      isReadOnly = isTight
      const facts = { freeMb: Math.floor(freeMb), reserveMb }
      if (isTight) log.error(facts, 'the disk is nearly full: only reads are answered until there is room')
      else log.warn(facts, 'the disk has room again: writes are taken')
    } catch (error) {
      log.warn({ err: error }, 'the free space could not be read')
    }
  }
  const timer = setInterval(() => void look(), pollMs).unref()
  return { isReadOnly: () => isReadOnly, look, stop: () => clearInterval(timer) }
}

/** Does nothing for a database on another machine: its operators watch its disk. */
export const endlessDisk: Disk = { isReadOnly: () => false }
