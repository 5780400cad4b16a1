import { expect, it } from 'vitest'
import { startable } from './compiled-at-once.ts'

const chunk = `import{t as e}from"./runtime.js";var other=f(1),a=e(e=>{e.x=1}),b=e((e,t)=>{t.exports=a()}),c=()=>b(),d;export{b as r};`

it('puts wrapped modules in parentheses and leaves other code alone', () => {
  expect(startable(chunk)).toContain(`var other=f(1),a=e((e=>{e.x=1})),b=e(((e,t)=>{t.exports=a()})),c=()=>b(),d;`)
})

it('exports a start that runs the wrapped modules', () => {
  expect(startable(chunk)).toContain('export const start=()=>{a();b();};')
})
