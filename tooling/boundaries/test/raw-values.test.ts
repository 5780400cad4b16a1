import { describe, expect, it } from 'vitest'
import { rawColours } from '../src/raw-colours.ts'
import { rawAddresses, rawSizes } from '../src/raw-values.ts'
import { shipped } from '../src/tree.ts'

const css = (body: string) => `const Box = styled.div\`\n  ${body}\n\``
const token = (name: string) => `\${token('${name}')}`

describe('the gate itself', () => {
  it.each([
    'padding: 12px;',
    'margin-block-start: -22px;',
    'gap: 0.5rem;',
    'border-radius: 8px;',
    'font-size: 0.6875rem;',
    'font-size: min(0.7rem, 3.4vw);',
    'font-weight: 700;',
    'line-height: 1.2;',
    'font-family: Arial;',
    'transition: opacity 200ms ease;',
    'box-shadow: 0 4px 14px currentColor;',
    `padding: ${token('space-2')} 14px;`,
    '&:hover { padding: 5px; }',
    `transition: opacity 400ms ease, scale calc(${token('duration-fast')} * 2);`,
    `padding: max(14px, 1rem) ${token('space-2')};`,
    '--room: 14px; padding: var(--room);',
  ])('finds %s', (body) => expect(rawSizes(css(body)).map(({ line }) => line)).toEqual([2]))

  it.each([
    `padding: ${token('space-2')} ${token('space-4')};`,
    `padding-block: calc(${token('space-2')} - 6px);`,
    `border-radius: min(${token('radius-control')}, 12px);`,
    `margin: 0 auto;`,
    'gap: 2px;',
    'padding: 0.2em 50%;',
    `border: ${token('border-width')} solid currentColor;`,
    `transition: opacity ${token('duration-fast')} ${token('ease-out')};`,
    'inline-size: 320px;',
    'line-height: 1;',
    'transition: none;',
    '--cell: min(78px, 12cqi); block-size: var(--cell);',
    `padding: calc(${token('space-1')} + max(4px, env(safe-area-inset-bottom)));`,
  ])('accepts %s', (body) => expect(rawSizes(css(body))).toEqual([]))

  it('counts lines across interpolations', () => {
    const text = `const a = 1\nconst Box = styled.i\`\n  gap: ${token('space-1')};\n  padding: 9px;\n\``
    expect(rawSizes(text)).toEqual([{ line: 4, text: 'padding: 9px;' }])
  })

  it.each([
    `${'const gap'} = '14px'`,
    "const pace = '250ms'",
    'const Box = styled.div({ padding: 12 })',
    "const Box = styled('div')<Props>({ padding: 12 })",
    'const Box = styled(Card)({ padding: 12 })',
    'const bold = css({ fontWeight: 700 })',
    "<i style={{ margin: '1px' }} />",
  ])('finds %s', (code) => expect(rawSizes(code)).toHaveLength(1))

  it.each([
    'color: #fff;',
    'color: #AABBCC80;',
    'background: rgb(1 2 3 / 50%);',
    'color: OKLCH(0.5 0.1 20);',
    'color: color(display-p3 1 0 0);',
    'border: 1px solid hotpink;',
    'outline: 2px solid rebeccapurple;',
    'background: linear-gradient(red, transparent);',
    'background: linear-gradient(#fff, transparent);',
    'filter: drop-shadow(#000 0 0 2px);',
    `color: color-mix(in oklab, ${token('color-text')} 50%, white);`,
    'box-shadow: 0 0 2px slategrey;',
    `border: ${token('border-width')} solid red;`,
    ['color: $', "{({ $isOn }) => ($isOn ? 'tomato' : token('color-text'))};"].join(''),
  ])('finds the colour in %s', (body) => expect(rawColours(css(body)).map(({ line }) => line)).toContain(2))

  it.each([
    '<svg><path fill="#fff" /></svg>',
    '<path stroke="teal" />',
    "<path fill={'gold'} />",
    "const palette = ['#ff0000']",
    "const look = { color: 'tomato' }",
    "const look = { backgroundColor: 'navy' }",
  ])('finds the colour in %s', (code) => expect(rawColours(code)).not.toEqual([]))

  it.each([
    `color: ${token('color-text')};`,
    'background: currentColor;',
    'background: transparent;',
    '/* red as a brick, #fff */',
    '// color: red',
    'mask: url(#fade);',
    'filter: url(#fade);',
    'mask-image: linear-gradient(to right, transparent, black 2rem);',
    'transition: color 2s;',
  ])('sees no colour in %s', (body) => expect(rawColours(css(body))).toEqual([]))

  it('sees no colour in a numbered reference or in a text built from data', () => {
    expect(rawColours(`const css = rgb(${'$'}{parts.join(' ')})`)).toEqual([])
    expect(rawColours("function best(background: [number]): 'black' | 'white' {")).toEqual([])
    expect(rawColours('<p>Ticket #123</p>\n<a href="/a#b1c">x</a>\nconst red = green.blue')).toEqual([])
  })

  it.each([
    "const a = '//cdn.example.com/x.png'",
    "new WebSocket('wss://live.example.com')",
    "fetch('http://localhost:4000/wps')",
    'background: url(//cdn.example.com/x.png);',
    '// see https://cdn.example.com\nconst a = "https://cdn.example.com"',
  ])('finds the address in %s', (code) => expect(rawAddresses(code)).toHaveLength(1))

  it('finds addresses, but not names of formats', () => {
    expect(rawAddresses("const a = 'https://cdn.example.com/x.png'").map(({ text }) => text)).toEqual([
      'https://cdn.example.com',
    ])
    expect(rawAddresses("const b = 'http://www.w3.org/2000/svg'\n// see https://example.org\nfetch('/wps')")).toEqual(
      [],
    )
  })
})

const components = shipped('packages/').filter(({ file }) => !file.startsWith('packages/brand-kit/'))
const foundIn = (find: typeof rawSizes) =>
  components.flatMap(({ file, text }) => find(text).map((raw) => `${file}:${raw.line}  ${raw.text}`))

describe('components', () => {
  it('take every colour from tokens', () => expect(foundIn(rawColours)).toEqual([]))
  it('take space, type, shape and motion from tokens', () => expect(foundIn(rawSizes)).toEqual([]))
  it('name no address of the web', () => expect(foundIn(rawAddresses)).toEqual([]))
})
