import { toInlineJson } from './escape.ts'

/**
 * The only inline script. It applies a remembered theme before the first paint, keeps the first press of a button that
 * is not hydrated yet (Enter in a form is one of its button, and sent by the browser alone it would lead to nowhere)
 * and the browser's offer to install, and starts the page's modules after load and idle, or at the first touch, key or
 * focus, of which styles learn by `html[data-touched]`. They are fetched together and evaluated in their order, each in
 * a task of its own, so that input is not held up by all of them at once; the last one is the entry. An exported `start`
 * of a module is a task of its own, too. Plain old syntax: it is not compiled, and its bytes are hashed for the content
 * security policy.
 */
export const bootstrapScript = (modules: readonly string[]) =>
  `(function(){var d=document,r=d.documentElement,s=0,e=["pointerdown","keydown","touchstart","focusin"];` +
  `try{var t=localStorage.getItem("theme");if(t==="dark"||t==="light")r.dataset.theme=t;` +
  `if(sessionStorage.getItem("token"))r.dataset.session="member"}catch(x){}` +
  `function touch(){e.forEach(function(n){removeEventListener(n,touch,true)});r.dataset.touched="";go()}` +
  `function go(){if(s)return;s=1;` +
  `${toInlineJson(modules)}.map(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.append(l);` +
  `return u}).reduce(function(p,u){return p.then(function(){return import(u)}).then(function(m){` +
  `return m.start&&new Promise(function(r){setTimeout(function(){r();m.start()})})})},Promise.resolve())}` +
  `e.forEach(function(n){addEventListener(n,touch,{capture:true,passive:true})});` +
  `addEventListener("click",function(v){var b=v.target.closest&&v.target.closest("button:not([popovertarget])");` +
  `if(b&&!r.dataset.hydrated){window.earlyPress=b;v.preventDefault()}},true);` +
  `addEventListener("beforeinstallprompt",function(v){v.preventDefault();window.installOffer=v});` +
  `function idle(){window.requestIdleCallback?requestIdleCallback(go,{timeout:1500}):setTimeout(go,200)}` +
  `d.readyState==="complete"?idle():addEventListener("load",idle)})()`

/**
 * The button that was pressed before hydration; pressed again after it. As with a finger the button goes down first:
 * that hydrates the part of the page around it, and forms have read the earlier input by then.
 */
export function replayEarlyPress() {
  const button = (window as Window & { earlyPress?: HTMLElement }).earlyPress
  if (!button?.isConnected) return
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  setTimeout(() => button.click())
}
