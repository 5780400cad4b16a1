import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
const named = (bundle: Bundle, name: string) =>
  Object.values(bundle).find((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.name === name)

/** `export{s as n,o as t};` at the end of the runtime, with spaces in a build that is not minified. */
const exported = /export\s*\{([^}]*)\};?\s*$/
/** `s as n` in an import or an export. */
const pair = /([\w$]+)(?: as ([\w$]+))?/g
const escaped = (text: string) => text.replace(/[.$]/g, '\\$&')

/**
 * Moves the bundler's helpers into the framework, which every file has loaded before it runs. The bundler writes them as
 * a file of their own, four hundred bytes that cost a request of the first view.
 */
export function runtimeInFramework(): Plugin {
  return {
    name: 'boardwalk:runtime-in-framework',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Files are changed after they were named, so their names must tell this form from others.
    augmentChunkHash: () => 'rolldown()',
    // After the minifier, and after Vite wrote its lists of files.
    generateBundle: { order: 'post', handler: (_, bundle) => moveRuntime(bundle) },
  }
}

function moveRuntime(bundle: Bundle) {
  const runtime = named(bundle, 'rolldown-runtime')
  const framework = named(bundle, 'framework')
  if (!runtime || !framework) return
  delete bundle[runtime.fileName]
  const imports = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${escaped(runtime.fileName)}";`)
  refuseOtherForms(bundle, runtime.fileName, imports)
  for (const file of Object.values(bundle))
    if (file.type === 'chunk') {
      file.code = file.code
        .replace(imports, (_, names: string) => helpers(names, file === framework ? '' : framework.fileName))
        .replaceAll(runtime.fileName, framework.fileName)
      file.imports = [...new Set(file.imports.map((each) => (each === runtime.fileName ? framework.fileName : each)))]
    } else file.source = withoutFile(file, runtime.fileName)
  framework.imports = []
  framework.code = framework.code.trimEnd() + asFunction(runtime.code)
}

/** A file whose import is not found would keep it, and break in the browser. */
function refuseOtherForms(bundle: Bundle, runtime: string, imports: RegExp) {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.imports.includes(runtime) && !imports.test(file.code))
      throw new Error(`${file.fileName}: expected ${imports}, found another import of the helpers`)
}

/** At the end, where it compresses best: `export function rolldown(){…;return{n:s,t:o}}`. */
function asFunction(code: string) {
  const object = (_: string, names: string) =>
    `return{${names.replace(pair, (_, local, name = local) => `${name}:${local}`)}}`
  return `export function rolldown(){${code.replace(exported, object)}}`
}

/** The imported helpers, from the function in this file or in the framework. */
function helpers(names: string, from: string) {
  const object = names.replace(pair, (_, name, local = name) => `${name}:${local}`)
  return `${from && `import{rolldown}from"./${from}";`}var{${object}}=rolldown();`
}

/** Links of the page and entries of the manifest. */
function withoutFile({ fileName, source }: Rolldown.OutputAsset, gone: string): string | Uint8Array {
  if (typeof source !== 'string') return source
  if (fileName.endsWith('.html')) return source.replace(new RegExp(`\\s*<link[^>]*${escaped(gone)}">`), '')
  if (!fileName.endsWith('manifest.json')) return source
  const entries = Object.entries<{ file: string; imports?: string[] }>(JSON.parse(source))
  const key = entries.find(([, { file }]) => file === gone)?.[0]
  const kept = entries
    .filter(([name]) => name !== key)
    .map(([name, entry]) => [
      name,
      entry.imports ? { ...entry, imports: entry.imports.filter((each) => each !== key) } : entry,
    ])
  return JSON.stringify(Object.fromEntries(kept), null, 2)
}
