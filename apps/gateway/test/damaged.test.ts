import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { StartError } from '../src/start-error.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-damaged-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

/** The one sentence that a start ends with. */
const said = async (start: () => unknown): Promise<string> => {
  try {
    await start()
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return (error as Error).message
  }
  throw new Error('It started.')
}

describe('a start with a damaged file names it', () => {
  it.each([
    ['secrets.json', ''],
    ['secrets.json', '{"SANDBOX_SEC'],
    ['secrets.json', '{"SANDBOX_SECRET":""}'],
    ['ops.json', '{}'],
  ])('%s with “%s”', async (name, text) => {
    const folder = folderWith({ [name]: text })
    expect(await said(() => readConfig({ DATA_DIR: folder }))).toContain(path.join(folder, name))
  })

  it('a database without its PG_VERSION', async () => {
    const folder = folderWith({ 'postgres/data/base/1': '', 'postgres/password': 'x' })
    expect(await said(() => startEmbedded({ dataDir: folder }))).toContain(
      path.join(folder, 'postgres/data/PG_VERSION'),
    )
  })

  it('a database without its password', async () => {
    const folder = folderWith({})
    const server = await startEmbedded({ dataDir: folder, isDurable: false })
    await server.stop()
    rmSync(path.join(folder, 'postgres', 'password'))
    expect(await said(() => startEmbedded({ dataDir: folder }))).toContain(path.join(folder, 'postgres/password'))
  })
})
