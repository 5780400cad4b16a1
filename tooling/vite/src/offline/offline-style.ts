import { token } from '@boardwalk/brand-kit'

/** The frame's header and a status screen's middle, without a script that would have to load. */
export const offlineStyle = `
*{box-sizing:border-box}
html{color-scheme:light}html[data-theme=dark]{color-scheme:dark}
body{display:grid;grid-template-rows:auto 1fr;min-block-size:100dvh;margin:0;background:${token('color-page')} ${token('image-motif')} center/24rem no-repeat;color:${token('color-text')};font:${token('weight-normal')} ${token('text-md')}/${token('line-body')} ${token('font-body')};overflow-wrap:anywhere}
header{display:flex;align-items:center;min-block-size:60px;padding:${token('space-3')} ${token('space-4')};background:${token('color-header')}}
img{inline-size:auto;block-size:32px;max-inline-size:100%}
html[data-theme=dark] .light,html[data-theme=light] .dark{display:none}
main{display:grid;align-content:center;justify-items:center;gap:${token('space-4')};max-inline-size:36rem;margin-inline:auto;padding:${token('space-6')} ${token('space-4')};text-align:center}
h1,p{margin:0}
h1{font-family:${token('font-display')};font-size:${token('text-2xl')};line-height:${token('line-tight')};text-wrap:balance}
.quiet{color:${token('color-text-muted')}}
button{min-block-size:48px;padding:${token('space-2')} ${token('space-6')};border:0;border-radius:${token('radius-control')};background:${token('color-accent')};color:${token('color-on-accent')};font:inherit;font-weight:${token('weight-bold')};cursor:pointer}
button:focus-visible{outline:2px solid ${token('color-focus')};outline-offset:2px}
`
