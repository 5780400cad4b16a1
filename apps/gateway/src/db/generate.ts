import { execFileSync } from 'node:child_process'
import path from 'node:path'

const name = process.argv[2]

/** creates the next migration from the changes of the schema files */
if (!name || !/^[a-z][a-z_]*$/.test(name)) {
  console.error('Say what the migration is about, in small letters: db:generate member_email')
  process.exit(1)
}
execFileSync('drizzle-kit', ['generate', '--name', name], {
  stdio: 'inherit',
  cwd: path.resolve(import.meta.dirname, '../..'),
})
