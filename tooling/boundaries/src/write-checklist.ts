import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { checklistPage, proofs } from './checklist.ts'
import { checklistLines } from './checklist-lines.ts'
import { root } from './tree.ts'

/** `pnpm checklist`: writes `docs/checklist.md` anew and names the lines that no test proves. */
const found = proofs()
writeFileSync(path.join(root, 'docs/checklist.md'), checklistPage(found))
const proved = new Set(found.flatMap(({ lines }) => lines))
const open = Object.keys(checklistLines).filter((line) => !proved.has(Number(line)))
console.log(open.length === 0 ? 'Every line has a test.' : `Without a test: ${open.join(', ')}`)
