/** Stands in for ResizeObserver: reports once for each element, as a browser does for one that is laid out. */
export class LaidOut {
  readonly report: () => void
  constructor(report: () => void) {
    this.report = report
  }
  observe() {
    this.report()
  }
  unobserve() {}
  disconnect() {}
}
