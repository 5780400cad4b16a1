import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { checklistPage, proofs } from './checklist.ts'
import { checklistLines } from './checklist-lines.ts'
import { root } from './tree.ts'

/** `pnpm checklist`: regenerates `docs/checklist.md` and lists the lines without a test. */
const found = proofs()
writeFileSync(path.join(root, 'docs/checklist.md'), checklistPage(found))
const proved = new Set(found.flatMap(({ lines }) => lines))
const open = Object.keys(checklistLines).filter((line) => !proved.has(Number(line)))
console.log(open.length === 0 ? 'Every line has a test.' : `Without a test: ${open.join(', ')}`)
