import type { Deed } from './attempts.ts'

/** Runs in the frame; serialised as text. Reports its successes by the title and the list of the page. */
function act(doing: Deed, storefront: string) {
  const done: string[] = []
  const list = document.querySelector('ol') as HTMLOListElement
  const note = (text: string) => {
    done.push(text)
    list.append(Object.assign(document.createElement('li'), { textContent: text }))
    document.title = text
  }
  const attempt = (name: string, work: () => unknown) => {
    try {
      note(`${name}: ${String(work())}`)
    } catch (error) {
      note(`${name} refused: ${(error as Error).name}`)
    }
  }
  const tell = (message: unknown, target: Window = window.parent) => target.postMessage(message, '*')
  const hint = (type: string) => tell({ v: 1, type })
  const forged: unknown[] = [
    'ready',
    null,
    [],
    { type: 'balanceChanged' },
    { v: '1', type: 'close' },
    { v: 2, type: 'close' },
    { v: 1, type: 'setBalance', balance: '999999.00' },
    { v: 1, type: '__proto__' },
    { v: 1, type: 'constructor' },
    { v: 1, type: 'balanceChanged', balance: '999999.00', html: '<img src=x onerror=alert(1)>' },
    JSON.parse('{"v":1,"type":"ready","__proto__":{"isAdmin":true}}'),
  ]
  const acts: Record<Deed, () => void> = {
    behave: () => note('behaves'),
    'never-ready': () => note('silent'),
    hang: () => {
      setTimeout(() => {
        for (;;);
      }, 300)
    },
    crash: () => {
      setTimeout(() => {
        document.body.replaceChildren()
        throw new Error('the game crashed')
      }, 300)
    },
    flood: () => {
      let sent = 0
      const burst = () => {
        for (let left = 500; left > 0; left -= 1) hint('balanceChanged')
        sent += 500
        note(`sent ${sent}`)
        if (sent < 20_000) setTimeout(burst, 20)
      }
      burst()
    },
    forge: () => {
      for (const message of forged) tell(message)
      attempt('to the top', () => tell({ v: 1, type: 'close' }, window.top as Window))
      // A message that claims to come from the page itself, sent from a frame inside this one.
      const inner = document.createElement('iframe')
      inner.srcdoc = "<script>parent.parent.postMessage({v:1,type:'close'},'*')</script>"
      document.body.append(inner)
      note('forged')
    },
    'huge-message': () => {
      attempt('huge', () => tell({ v: 1, type: 'balanceChanged', filler: 'x'.repeat(64_000_000) }))
      attempt('deep', () => {
        let deep: unknown = 1
        for (let left = 500; left > 0; left -= 1) deep = [deep]
        tell({ v: 1, type: deep })
      })
    },
    'navigate-top': () => {
      attempt('top.location', () => {
        ;(window.top as Window).location.href = 'about:blank#taken'
      })
      const link = Object.assign(document.createElement('a'), { href: 'about:blank#taken', target: '_top' })
      document.body.append(link)
      attempt('link', () => link.click())
      const form = Object.assign(document.createElement('form'), { action: 'about:blank', target: '_top' })
      document.body.append(form)
      attempt('form', () => form.submit())
    },
    popup: () => attempt('window.open', () => window.open('about:blank', '_blank')),
    storage: () => {
      attempt('localStorage', () => localStorage.setItem('taken', '1'))
      attempt('sessionStorage', () => sessionStorage.setItem('taken', '1'))
      attempt('cookie', () => {
        Reflect.set(document, 'cookie', 'taken=1')
        return document.cookie
      })
      attempt('indexedDB', () => indexedDB.open('taken'))
    },
    'read-parent': () => {
      attempt('parent document', () => window.parent.document.cookie)
      attempt('parent token', () => window.parent.sessionStorage.getItem('token'))
    },
    fullscreen: () => attempt('fullscreen', () => document.documentElement.requestFullscreen()),
    alert: () => {
      attempt('alert', () => alert('Your account is locked'))
      attempt('prompt', () => prompt('Your password'))
    },
    download: () => {
      const link = Object.assign(document.createElement('a'), { href: 'data:text/plain,taken', download: 'taken.txt' })
      document.body.append(link)
      attempt('download', () => link.click())
    },
    'fetch-storefront': () => {
      void fetch(storefront, { credentials: 'include' }).then(
        (reply) => note(`fetched ${reply.status} ${reply.type}`),
        (error: Error) => note(`fetch refused: ${error.name}`),
      )
    },
  }
  if (doing !== 'never-ready') hint('ready')
  acts[doing]()
}

/** The page for one attempt; `storefront` is an address of the operator that it tries to read. */
export function hostilePage(doing: Deed, storefront: string): string {
  const script = `(${act.toString()})(${JSON.stringify(doing)}, ${JSON.stringify(storefront)})`
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>hostile</title></head>' +
    `<body><h1>${doing}</h1><ol></ol><script>${script.replaceAll('</script', '<\\/script')}</script></body></html>`
  )
}
