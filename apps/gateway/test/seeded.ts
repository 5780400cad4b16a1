import pg from 'pg'
import { inject } from 'vitest'
import { adminUrl, asAdmin } from '../src/db/testing.ts'
import { seedDemoWorld } from '../src/seed/seed-demo-world.ts'
import { openGateway, type TestGateway } from './gateway.ts'

/** The whole gateway on a copy of the demo world, which the first file that asks for it seeds for the whole run. */
export const openSeededGateway = async (): Promise<TestGateway> => openGateway({}, await seededWorld())

/** Name of the run's seeded database; see also the end of `global-setup.ts`. */
async function seededWorld(): Promise<string> {
  const template = new URL(inject('template'))
  const name = `${template.pathname.slice(1)}_seeded`
  const keeper = new pg.Client({ connectionString: adminUrl(template) })
  await keeper.connect()
  try {
    // The other workers wait here.
    await keeper.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await keeper.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await seed(template, name)
  } finally {
    await keeper.end()
  }
  return name
}

/** Only a finished world gets the name. */
async function seed(template: URL, name: string): Promise<void> {
  const { app, deps, pool } = await openGateway()
  await seedDemoWorld(deps)
  await app.close()
  await pool.end()
  const made = new URL(String(pool.options.connectionString)).pathname.slice(1)
  await asAdmin(template, `ALTER DATABASE ${made} RENAME TO ${name}`)
}
