const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
/** No list is paged past its ten-thousandth item (contract A5). */
const LAST_PAGE = 1000

/** The well-formed id that an address names; null when there is none. */
export function idIn(params: URLSearchParams): string | null {
  const id = params.get('id') ?? ''
  return ID.test(id) ? id : null
}

/** The page of a list that an address names, from 1. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}
