import type { __PRIVATE__ } from 'styled-components'
import { nestedRule } from './nested-rule.ts'

/** The library's sheet of all components. */
export type Styles = (typeof __PRIVATE__)['mainSheet']
type Tag = ReturnType<Styles['getTag']>['tag']

const isKeyframes = (rule: string) => rule.startsWith('@keyframes')
/** Has a position like any rule, and matches nothing. */
const inItsPlace = ':not(*){}'

/**
 * The rules of the server's style element, as the library counts them. The element also contains one rule a group that
 * only marks its end; `ends` has the number of rules before each mark.
 */
export class ServerRules implements Tag {
  readonly sheet: CSSStyleSheet
  readonly ends: number[]
  private keyframes: CSSStyleSheet | undefined

  constructor(sheet: CSSStyleSheet, ends: number[]) {
    this.sheet = sheet
    this.ends = ends
  }

  get length(): number {
    return this.sheet.cssRules.length - this.ends.length
  }

  /** Adds the rule to the group that ends at `index`, before its mark. A browser refuses a rule that it does not know. */
  insertRule(index: number, rule: string): boolean {
    const marks = this.marksBefore(index)
    try {
      this.sheet.insertRule(isKeyframes(rule) ? this.keepApart(rule) : nestedRule(rule), index + marks)
    } catch {
      return false
    }
    this.moveEnds(marks, 1)
    return true
  }

  deleteRule(index: number): void {
    const marks = this.marksBefore(index + 1)
    this.sheet.deleteRule(index + marks)
    this.moveEnds(marks, -1)
  }

  getRule(index: number): string {
    return this.sheet.cssRules[index + this.marksBefore(index + 1)]?.cssText ?? ''
  }

  /**
   * Adds keyframes to a sheet of their own: in this one, they would make the browser compute the style of every element.
   * Their names are unique and their order has no meaning. Returns the rule that takes their place.
   */
  private keepApart(rule: string): string {
    if (!this.keyframes) {
      this.keyframes = new CSSStyleSheet()
      document.adoptedStyleSheets.push(this.keyframes)
    }
    this.keyframes.insertRule(rule)
    return inItsPlace
  }

  private marksBefore(index: number): number {
    const found = this.ends.findIndex((end) => end >= index)
    return found < 0 ? this.ends.length : found
  }

  private moveEnds(from: number, by: number) {
    for (let mark = from; mark < this.ends.length; mark++) this.ends[mark] = (this.ends[mark] ?? 0) + by
  }
}
