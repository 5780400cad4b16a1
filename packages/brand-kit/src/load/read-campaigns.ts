import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CampaignSource } from '../campaign/admit.ts'
import type { Problem } from '../problem/problems.ts'
import { campaignFiles } from './places.ts'
import { readObject } from './read.ts'

/** The campaign files of a brand. `motifs` are the drawings that they name, checked or not. */
export function readCampaigns(folder: string): { sources: CampaignSource[]; problems: Problem[]; motifs: string[] } {
  const read = campaignFiles(folder).map((file) => ({ file, ...readObject(file) }))
  const sources = read.filter(({ problems }) => problems.length === 0).map(({ file, json }) => ({ file, json }))
  return { sources, problems: read.flatMap(({ problems }): Problem[] => problems), motifs: sources.flatMap(motifOf) }
}

function motifOf({ json }: CampaignSource): string[] {
  const motif = typeof json === 'object' && json !== null ? (json as { motif?: unknown }).motif : undefined
  return typeof motif === 'string' && /^[a-z0-9-]+\.svg$/.test(motif) ? [motif] : []
}

/** Texts of the drawings that exist; a missing one is already a problem of its own. */
export const readMotifs = (folder: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...new Set(names)]
      .map((name) => [name, join(folder, 'assets', name)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([name, file]) => [name, readFileSync(file, 'utf8')]),
  )
