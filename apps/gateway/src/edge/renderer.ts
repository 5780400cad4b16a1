import { availableParallelism } from 'node:os'
import type { RenderInput } from '@boardwalk/api-client/contract'
import { Piscina } from 'piscina'
import type { Packed } from './pack-page.ts'
import type { RenderTask } from './render-worker.ts'

/** One core remains free for other work. */
export const maxThreads = Math.max(1, Math.min(4, availableParallelism() - 1))

export type Renderer = {
  /** Reads a bundle's code before the first visitor comes. */
  warmUp(bundleUrl: string): Promise<unknown>
  /** Renders and compresses; `isShared` pages as far as possible. */
  render(bundleUrl: string, input: RenderInput, isShared: boolean): Promise<Packed>
  /** Ends the threads once their renders have ended. */
  close(): Promise<void>
}

/**
 * Renders pages on worker threads; the first one starts with the first task. A render that takes longer than `maxMs`
 * is ended together with its thread, and the next render gets a new one.
 */
export function openRenderer({ maxMs }: { maxMs: number }): Renderer {
  const pool = new Piscina<RenderTask, Packed>({
    filename: new URL('render-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    idleTimeout: Number.POSITIVE_INFINITY,
  })
  const run = (task: RenderTask) => pool.run(task, { signal: AbortSignal.timeout(maxMs) })
  const rendering = new Set<Promise<Packed>>()
  return {
    warmUp: (bundleUrl) => run({ bundleUrl }),
    render: async (bundleUrl, input, isShared) => {
      const packed = run({ bundleUrl, input, isShared })
      rendering.add(packed)
      return asBuffers(await packed.finally(() => rendering.delete(packed)))
    },
    close: async () => {
      // Node aborts the whole process if a thread ends between the creation and the start of a compression.
      while (rendering.size > 0) await Promise.allSettled(rendering)
      await pool.destroy()
    },
  }
}

/** Between threads a Buffer becomes a plain array of bytes. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)
const asBuffers = (packed: Packed): Packed => ({
  ...packed,
  plain: asBuffer(packed.plain),
  br: asBuffer(packed.br),
  gzip: asBuffer(packed.gzip),
})
