import type { Endpoint } from '../contract/endpoint.ts'
import { type EndpointName, endpoints } from '../contract/endpoints.ts'

export type Asked = { name: EndpointName; row: Endpoint; fields: Record<string, string> }

const toPattern = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
const fieldsIn = (path: string) => path.split(':').length

/** As a router does, a path that is written out comes before one with a field in its place. */
const rows = Object.entries<Endpoint>(endpoints).toSorted(([, a], [, b]) => fieldsIn(a.path) - fieldsIn(b.path))

/** The row that a method and path belong to, with the values in its path; undefined when no row does. */
export const findRow = (method: string, path: string): Asked | undefined => {
  for (const [name, row] of rows) {
    const match = row.method === method ? toPattern(row.path).exec(path) : null
    if (match) return { name: name as EndpointName, row, fields: { ...match.groups } }
  }
  return undefined
}

/** Reads the input of a request from its query, form or JSON body. */
export const readInput = (request: Request, url: URL, text: string): unknown => {
  if (request.method === 'GET' || request.method === 'DELETE') return Object.fromEntries(url.searchParams)
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
}
