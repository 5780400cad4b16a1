import { type Plugin, parseAst, type Rolldown } from 'vite'

type Node = { type: string; start: number; end: number }
type Call = Node & { callee: Node; arguments: Node[] }
type Statement = Node & { declarations?: (Node & { id: { name?: string }; init: Node | null })[] }

const chunkName = 'framework'

/** A comment in the first line of a file that lets Chromium compile all its functions while it loads. `;` compresses better. */
const hint = '//# allFunctionsCalledOnLoad\n;'

/**
 * React is CommonJS: an argument of a function that runs it later. An engine skims such a function when the file
 * arrives and compiles it again, on the page's thread, when it is called; in parentheses it is compiled once, while the
 * file is loading. The chunk exports `start`, which runs all of them, so that the page can do it in a task of its own.
 * Files of the first view call most of their functions: a hint lets Chromium compile those outside of the page's thread.
 */
export function compiledAtOnce(): Plugin {
  return {
    name: 'boardwalk:compiled-at-once',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk: {
      order: 'post',
      handler: (code, { name }) => (name === chunkName ? { code: startable(code), map: null } : null),
    },
    // After the minifier, which removes comments, and after the list of files that Vite writes before the entry's code.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (isOfFirstView(file)) file.code = hint + file.code
      },
    },
  }
}

/** The code with each wrapped module in parentheses, and with an export that runs them. */
export function startable(code: string): string {
  const modules = wrapped(parseAst(code).body as unknown as Statement[])
  const pieces = [0, ...modules.flatMap(({ start, end }) => [start, end])].map((from, index, all) =>
    code.slice(from, all[index + 1]),
  )
  const inParentheses = pieces.map((piece, index) => (index % 2 === 0 ? piece : `(${piece})`)).join('')
  const calls = modules.map(({ name }) => `${name}();`).join('')
  return `${inParentheses.trimEnd()}\nexport const start=()=>{${calls}};\n`
}

const isOfFirstView = (file: Rolldown.OutputBundle[string]): file is Rolldown.OutputChunk =>
  file.type === 'chunk' && (file.isEntry || file.name === chunkName)

const isCall = (node: Node | null): node is Call => node?.type === 'CallExpression'

function wrapped(body: readonly Statement[]) {
  return body.flatMap(({ declarations = [] }) =>
    declarations.flatMap(({ id, init }) => {
      if (!isCall(init) || init.callee.type !== 'Identifier' || init.arguments.length !== 1) return []
      const [module] = init.arguments
      return id.name && module?.type === 'ArrowFunctionExpression' ? [{ ...module, name: id.name }] : []
    }),
  )
}
