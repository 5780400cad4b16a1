/** Saves a file of the reader's. Call it in handlers only. */
export function download(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
