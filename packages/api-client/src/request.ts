import type { Route } from './contract/endpoint.ts'

export type RequestInput = Readonly<Record<string, unknown>>

const fillPath = (path: string, input: RequestInput) => {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name] ?? '')
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { path: filled, rest }
}

const toParams = (input: RequestInput) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) if (value !== undefined) params.set(name, String(value))
  return params
}

type Target = { path: string; search: string; body: string | null; contentType: string | null }

/** Spreads an input over path, query and body by the row's method and encoding. */
export const toTarget = (route: Route, input: RequestInput): Target => {
  const { path, rest } = fillPath(route.path, input)
  if (route.method === 'GET' || route.method === 'DELETE') {
    const search = toParams(rest).toString()
    return { path, search: search && `?${search}`, body: null, contentType: null }
  }
  if (route.encoding === 'form') {
    return { path, search: '', body: toParams(rest).toString(), contentType: 'application/x-www-form-urlencoded' }
  }
  return { path, search: '', body: JSON.stringify(rest), contentType: 'application/json' }
}
