import { describe, expect, it } from 'vitest'
import { nestedRule } from './nested-rule.ts'

describe('a rule under a condition', () => {
  it.each([
    ['@media (min-width: 640px){.a{color:red;}}', '.a{@media (min-width: 640px){&{color:red;}}}'],
    [
      '@container table (max-width: 38.5rem){.a{color:red;}}',
      '.a{@container table (max-width: 38.5rem){&{color:red;}}}',
    ],
    ['@starting-style{.a[open]::backdrop{opacity:0;}}', '.a{@starting-style{&[open]::backdrop{opacity:0;}}}'],
    ['@supports (a:b){.a:hover,.a.a:focus{color:red;}}', '.a{@supports (a:b){&:hover,&&:focus{color:red;}}}'],
    ['@media print{.a:is(:hover,:focus) > b{top:0;}}', '.a{@media print{&:is(:hover,:focus) > b{top:0;}}}'],
    ['@media print{.a{top:0;}.b .a:has(.a-b){top:1px;}}', '.a{@media print{&{top:0;}.b &:has(.a-b){top:1px;}}}'],
    ['@media print{form:has(> .a) input{top:0;}}', '.a{@media print{:is(form):has(> &) input{top:0;}}}'],
    [
      '@media print{.a{top:0;}@starting-style{.a[open]{top:1px;}}}',
      '.a{@media print{&{top:0;}@starting-style{&[open]{top:1px;}}}}',
    ],
    [
      '@media print{.a{background:url("data:image/svg+xml;base64,a,b");}}',
      '.a{@media print{&{background:url("data:image/svg+xml;base64,a,b");}}}',
    ],
  ])('is nested in that of its class: %s', (rule, nested) => {
    expect(nestedRule(rule)).toBe(nested)
  })

  it.each([
    ['has no condition', '.a:hover{color:red;}'],
    ['has no class', '@media print{body{color:red;}}'],
    ['has another class in one of its selectors', '@media print{.a{top:0;}.b{top:0;}}'],
    ['has another class in one of a list', '@media print{.a,.b{top:0;}}'],
    ['has a class whose name only begins like it', '@media print{.a{top:0;}.ab{top:0;}}'],
    ['names a brace', '@media print{.a::before{content:"}";}}'],
    ['is of another kind', '@keyframes a{from{opacity:0;}}'],
    ['is a layer', '@layer a{.a{top:0;}}'],
    ['has a comma in brackets of brackets', '@media print{.a:is(b,:not(c)){top:0;}}'],
  ])('stays as it is when it %s', (_, rule) => {
    expect(nestedRule(rule)).toBe(rule)
  })
})
