/**
 * The testing library's error of a query that found nothing, for its setting `getElementError`. By default it prints the
 * whole document, on each of the twenty tries a second of a wait: a tenth of a component test's time.
 */
export function elementError(message: string | null): Error {
  const error = new Error(message ?? 'A query found nothing.')
  error.name = 'TestingLibraryElementError'
  return error
}
