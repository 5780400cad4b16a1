/** Makes the page believe that it has lost its network, or has it again. */
export function pretendNetwork(isOnline: boolean) {
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine')
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
