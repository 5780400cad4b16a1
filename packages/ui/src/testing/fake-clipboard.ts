/** Replaces the clipboard, which a test page may not use; `restore` puts the browser's own back. */
export function fakeClipboard(answer: 'allowed' | 'refused') {
  let kept = ''
  const writeText = (text: string) => {
    if (answer === 'refused') return Promise.reject(new DOMException('Refused', 'NotAllowedError'))
    kept = text
    return Promise.resolve()
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return { text: () => kept, restore: () => Reflect.deleteProperty(navigator, 'clipboard') }
}
