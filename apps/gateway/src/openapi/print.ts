import { writeFileSync } from 'node:fs'
import { openApiDocument } from './document.ts'

const usage = `pnpm openapi [file]

  the endpoint table as an OpenAPI 3.1 document, printed or written to a file`

const [file] = process.argv.slice(2)
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`

if (file === '--help' || file === '-h') console.log(usage)
else if (file) writeFileSync(file, text)
else process.stdout.write(text)
