type Options = { sitekey: string; size: 'invisible'; callback(token: string): void; 'error-callback'(): void }
type Recaptcha = {
  ready(run: () => void): void
  render(box: HTMLElement, options: Options): number
  execute(widget: number): void
}
type Page = Window & {
  grecaptcha?: Recaptcha
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown }
}

const failed = () => ({ code: 'HUMAN_CHECK_FAILED', message: '', data: null, status: null })

let loading: Promise<Recaptcha> | undefined

/** Google's loader writes the addresses of its own scripts as text, so the page must list the trusted ones. */
function trust(page: Page, homes: readonly string[]) {
  const isTheirs = (url: string) => homes.some((home) => url.startsWith(home))
  page.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isTheirs(url) ? url : null) })
}

function load(page: Page, homes: readonly string[]): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    trust(page, homes)
    const script = document.createElement('script')
    script.onerror = () => {
      loading = undefined
      script.remove()
      reject(failed())
    }
    script.onload = () => {
      const { grecaptcha } = page
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(failed())
    }
    script.src = `${homes[0]}api.js?render=explicit`
    document.head.append(script)
  })
  return loading
}

/**
 * Runs Google's human check; throws `HUMAN_CHECK_FAILED`. Loads its scripts, which are below `homes`, so only where a
 * code needs it.
 */
export async function recaptchaToken(sitekey: string, homes: readonly string[]): Promise<string> {
  const recaptcha = await load(window, homes)
  const box = document.createElement('div')
  document.body.append(box)
  try {
    return await new Promise<string>((resolve, reject) => {
      const options = {
        sitekey,
        size: 'invisible',
        callback: resolve,
        'error-callback': () => reject(failed()),
      } as const
      recaptcha.execute(recaptcha.render(box, options))
    })
  } finally {
    box.remove()
  }
}
