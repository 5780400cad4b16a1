import { asText, type Column } from './columns.ts'

const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

/** Matches text that a spreadsheet could take for a formula, including full-width signs and leading blanks. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
const plainNumber = /^-?\d+(?:\.\d+)?$/

/** An apostrophe marks text for spreadsheets; a plain number stays a number. */
const guarded = (text: string) => (formula.test(text) && !plainNumber.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One field of RFC 4180, harmless in a spreadsheet. */
export const csvField = (text: string) => quoted(guarded(text))

const line = (fields: readonly string[]) => fields.map(csvField).join(',') + lineEnd

/** The begin of a file: a byte order mark for UTF-8 and the names of the columns. */
export const csvHead = <Row>(columns: readonly Column<Row>[]): string =>
  byteOrderMark + line(columns.map(({ header }) => header))

export const csvLines = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => line(columns.map(({ csv, value }) => csv?.(row) ?? asText(value(row))))).join('')

/** The rows as a file of RFC 4180: a head, CRLF after each line, and a byte order mark for UTF-8. */
export const toCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  csvHead(columns) + csvLines(columns, rows)
