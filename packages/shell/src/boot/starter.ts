import { toInlineJson } from './escape.ts'

/**
 * The only inline script. It applies a remembered theme before the first paint, keeps the first press of a button
 * that is not alive yet (Enter in a form is one of its button, and sent by the browser alone it would lead to nowhere)
 * and the browser's offer to install, and starts the entry module after load and idle, or at the first touch, key or
 * focus.
 * Plain old syntax: it is not compiled, and its bytes are hashed for the content security policy.
 */
export const starterScript = (entry: string) =>
  `(function(){var d=document,r=d.documentElement,s=0,e=["pointerdown","keydown","touchstart","focusin"];` +
  `try{var t=localStorage.getItem("theme");if(t==="dark"||t==="light")r.dataset.theme=t;` +
  `if(sessionStorage.getItem("token"))r.dataset.session="member"}catch(x){}` +
  `function go(){if(s)return;s=1;e.forEach(function(n){removeEventListener(n,go,true)});import(${toInlineJson(entry)})}` +
  `e.forEach(function(n){addEventListener(n,go,{capture:true,passive:true})});` +
  `addEventListener("click",function(v){var b=v.target.closest&&v.target.closest("button:not([popovertarget])");` +
  `if(b&&!r.dataset.hydrated){window.earlyPress=b;v.preventDefault()}},true);` +
  `addEventListener("beforeinstallprompt",function(v){v.preventDefault();window.installOffer=v});` +
  `function idle(){window.requestIdleCallback?requestIdleCallback(go,{timeout:1500}):setTimeout(go,200)}` +
  `d.readyState==="complete"?idle():addEventListener("load",idle)})()`

/**
 * The button that was pressed before the page was alive; pressed again once it is. As with a finger the button goes
 * down first: that brings the part of the page around it to life, and forms learn what was typed into them by then.
 */
export function replayEarlyPress() {
  const button = (window as Window & { earlyPress?: HTMLElement }).earlyPress
  if (!button?.isConnected) return
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  setTimeout(() => button.click())
}
