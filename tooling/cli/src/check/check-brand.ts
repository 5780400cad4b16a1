import { join, relative } from 'node:path'
import {
  checkReadiness,
  type Problem,
  type Readiness,
  requiredAssets,
  tryBrand,
  type WaiverUse,
} from '@boardwalk/brand-kit/node'
import { checkMotifs, checkPhotos, checkSigns } from '@boardwalk/brand-kit/raster'
import { isWaived } from '@boardwalk/brand-kit/tokens'
import type { Measured } from './bundle.ts'
import { checkCode } from './code.ts'
import { checkLinks, type HasPage, pagesOf } from './links.ts'

export type Group = {
  name: string
  /** Number of checked items; none, when there was nothing to check. */
  checked: number
  /** Paths are below the top of the clone. */
  findings: Problem[]
  /** A sentence: the subject of the check, or the reason it was skipped. */
  note: string
}

export type Report = {
  brand: string
  name: string
  isReady: boolean
  /** 0–100: the mean of the groups' shares without a finding; 100 only without any. */
  score: number
  groups: Group[]
  /** Waived pairs; paths are below the top of the clone. */
  waivers: WaiverUse[]
}

type Options = {
  root: string
  measured: Measured | ((hasData: boolean) => Promise<Measured>)
  /** Checks whether a page exists; uses the last build unless a test passes its own function. */
  hasPage?: HasPage
}

/** A brand's complete report, each mistake with file, key, expected and actual value. */
export async function checkBrand(id: string, { root, measured, hasPage }: Options): Promise<Report> {
  const readiness = checkReadiness(join(root, 'brands', id), join(root, 'locales'))
  const { loaded } = tryBrand(join(root, 'brands', id))
  const brandNames = loaded ? [loaded.brand.name, loaded.brand.merchantCode, ...loaded.brand.hosts] : []
  // An app is named by its folder; a brand may have the same name.
  const names = brandNames.filter((name) => name.toLowerCase() !== id)
  const code = checkCode(root, id, names)
  const hasData = readiness.findings.schema.length === 0 && loaded !== null
  const bundle = typeof measured === 'function' ? await measured(hasData) : measured
  const pages = hasPage ?? (loaded ? await pagesOf(root, loaded) : null)
  const links = loaded && pages ? await checkLinks(loaded, pages) : []
  const signs = loaded ? [...(await checkSigns(loaded)), ...(await checkMotifs(loaded))] : []
  const photos = loaded ? await checkPhotos(loaded) : []
  const { findings } = readiness
  const values = loaded ? loaded.layers.brand.merged.origin.size + loaded.layers.tokens.merged.origin.size : 0
  const pictures = loaded ? requiredAssets(loaded.brand).length : 0
  const groups: Group[] = [
    {
      name: 'data',
      checked: values,
      findings: findings.schema,
      note: loaded ? `${values} values` : 'cannot be read whole',
    },
    {
      name: 'contrast',
      checked: readiness.pairs.length,
      findings: [...findings.contrast, ...signs],
      note: closest(readiness),
    },
    { name: 'assets', checked: pictures, findings: [...findings.assets, ...photos], note: `${pictures} pictures` },
    {
      name: 'languages',
      checked: readiness.languages.length,
      findings: findings.languages,
      note: readiness.languages.join(', '),
    },
    {
      name: 'campaigns',
      checked: loaded?.campaigns.length ?? 0,
      findings: [...findings.campaigns, ...links],
      note: loaded?.campaigns.map(({ name }) => name).join(', ') || 'none',
    },
    { name: 'code', checked: code.files, findings: code.findings, note: `${code.lines} lines in ${code.files} files` },
    {
      name: 'bundle',
      checked: bundle.figures.length,
      findings: bundle.findings,
      note: bundle.note ?? heaviest(bundle),
    },
  ].map((group) => ({
    ...group,
    findings: group.findings.map((problem) => ({ ...problem, file: relative(root, problem.file) || problem.file })),
  }))
  const isReady = groups.every((group) => group.findings.length === 0)
  const waivers = readiness.waivers.map((waiver) => ({ ...waiver, file: relative(root, waiver.file) }))
  return { brand: id, name: loaded?.brand.name ?? id, isReady, score: scoreOf(groups, isReady), groups, waivers }
}

function closest({ pairs, waivers }: Readiness): string {
  const [nearest] = pairs
    .filter((pair) => !isWaived(pair, waivers))
    .toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)
  if (!nearest) return 'no tokens to look at'
  const waived = waivers.filter(({ isUsed }) => isUsed).length
  const answered = waived > 0 ? `, ${waived} waived` : ''
  const { foreground, background, theme, ratio, needed } = nearest
  return `${pairs.length} pairs${answered}; closest ${ratio.toFixed(2)} of ${needed}: ${short(foreground)} on ${short(background)}, ${theme}`
}

const short = (name: string) => name.replace('color-', '')

/** The figure that is nearest to its budget. */
function heaviest({ figures }: Measured): string {
  const [nearest] = figures.toSorted((a, b) => b.value / b.budget.goal - a.value / a.budget.goal)
  if (!nearest) return 'nothing measured'
  const { what, value, budget } = nearest
  return `${figures.length} figures; closest ${value.toFixed(1)} of ${budget.goal} ${budget.unit}: ${what}`
}

function scoreOf(groups: readonly Group[], isReady: boolean): number {
  const shares = groups.map(({ checked, findings }) => {
    if (findings.length === 0) return 1
    return Math.max(0, (checked - findings.length) / Math.max(checked, 1))
  })
  const mean = (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length
  return isReady ? 100 : Math.min(99, Math.round(mean))
}
