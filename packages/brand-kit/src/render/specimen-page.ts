import type { LoadedBrand } from '../node.ts'
import { colorNames, type Theme } from '../tokens/names.ts'

/** A page with the usual pieces of a storefront in the tokens of a brand. */
export function specimenPage({ brand, css }: LoadedBrand, theme: Theme): string {
  const second = brand.regionLanguages[1] ?? brand.regionLanguages[0]
  const logo = theme === 'dark' ? brand.assets.logoDark : brand.assets.logo
  return `<style>${css}${sheet}</style>
<script>document.documentElement.dataset.brand='${brand.id}';document.documentElement.dataset.theme='${theme}'</script>
<header><img src="${logo}" height="40"><nav><b>Home</b><span>Slots</span><span>Live casino</span><span>Promotions</span></nav>
<span class="chip on">${brand.currency.symbol}1,234.56</span><button>Register</button></header>
<section class="hero"><h1>${brand.tagline.EN}</h1><h2>${brand.tagline[second] ?? ''}</h2>
<button class="gold">Play now</button> <small>Play money</small></section>
<main><div class="row">${['All games', 'Popular', 'New', 'Favourites'].map((name, index) => `<span class="chip ${index === 1 ? 'soft' : ''}">${name}</span>`).join('')}</div>
<div class="cards">${['Lantern Row', 'Still Water', 'Jewel Court', 'Night Kites', 'River Run', 'Blue Feather'].map(card).join('')}</div>
<div class="columns"><div class="panel"><h3>Sign in</h3><p class="muted">Your balance is play money. ${brand.description[second] ?? ''}</p>
<label>Username<input value="player01"></label><button>Sign in</button> <button class="outline">Cancel</button> <a>Help</a></div>
<div class="panel"><h3>States</h3>${['positive', 'negative', 'warning', 'info', 'accent'].map((name) => `<p class="note" style="background:var(--color-${name}-soft);color:var(--color-on-${name}-soft)">A sentence in ${name}</p>`).join('')}
<p><b class="positive">+${brand.currency.symbol}250.00 arrived</b> · <b class="negative">refused</b></p></div></div>
<div class="swatches">${colorNames.map((name) => `<div><i style="background:var(--${name})"></i>${name.slice(6)}</div>`).join('')}</div></main>
<footer>${brand.legal.operator.EN}</footer>`
}

const card = (name: string, index: number) =>
  `<div class="card"><div class="art" style="filter:hue-rotate(${index * 24}deg)"></div>${index < 2 ? '<em>Hot</em>' : ''}<b>${name}</b><small>Vendor ${index + 1}</small></div>`

const sheet = `
*{box-sizing:border-box}body{margin:0;background:var(--color-page);color:var(--color-text);font:400 var(--text-md)/var(--line-body) var(--font-body)}
h1,h2,h3{font-family:var(--font-display);line-height:var(--line-tight);letter-spacing:var(--tracking-display);margin:0;font-weight:var(--weight-bold)}
h1{font-size:var(--text-3xl)}h2{font-size:var(--text-xl);font-weight:var(--weight-medium)}h3{font-size:var(--text-lg)}
header{display:flex;align-items:center;gap:var(--space-4);padding:var(--space-3) var(--space-6);background:var(--color-header);color:var(--color-on-header);border-bottom:2px solid var(--color-header-rule)}
nav{display:flex;gap:var(--space-6);margin:0 auto}nav b{box-shadow:0 3px var(--color-header-mark)}
button{font:var(--weight-bold) var(--text-md)/1 var(--font-body);height:var(--control-height);padding:0 var(--space-6);border:0;border-radius:var(--radius-control);background:var(--color-accent);color:var(--color-on-accent)}
.gold{background:var(--color-highlight);color:var(--color-on-highlight)}.outline{background:none;color:var(--color-link);border:var(--border-width) solid var(--color-border-strong)}
.hero{padding:var(--space-10) var(--space-10);background:var(--image-motif),var(--color-hero);color:var(--color-on-hero);display:grid;gap:var(--space-4);justify-items:start}
main{padding:var(--space-6);display:grid;gap:var(--space-6)}.row,.columns{display:flex;gap:var(--space-3)}.columns>*{flex:1}
.chip{padding:var(--space-2) var(--space-4);border-radius:var(--radius-pill);border:var(--border-width) solid var(--color-border);background:var(--color-surface)}.chip.on{background:none;color:inherit}.soft{background:var(--color-accent-soft);color:var(--color-on-accent-soft);border-color:transparent}
.cards{display:grid;grid-template-columns:repeat(6,1fr);gap:var(--space-4)}.card{position:relative;display:grid;background:var(--color-surface);border-radius:var(--radius-card);box-shadow:var(--shadow-card);border:var(--border-width) solid var(--color-border);overflow:hidden;padding-bottom:var(--space-3)}
.card b,.card small{padding:0 var(--space-3)}.card small{color:var(--color-text-muted)}.card em{position:absolute;top:8px;left:8px;font-style:normal;font-size:var(--text-xs);background:var(--color-badge);color:var(--color-on-badge);padding:2px 10px;border-radius:var(--radius-pill)}
.art{aspect-ratio:3/3.4;margin-bottom:var(--space-2);background:var(--image-motif),linear-gradient(160deg,var(--color-accent),var(--color-hero))}
.panel{background:var(--color-surface-raised);border:var(--border-width) solid var(--color-border);border-radius:var(--radius-panel);box-shadow:var(--shadow-panel);padding:var(--space-6);display:grid;gap:var(--space-3);align-content:start;justify-items:start}
.panel p{margin:0}.note{padding:var(--space-1) var(--space-4);border-radius:var(--radius-control)}.muted{color:var(--color-text-muted)}.positive{color:var(--color-positive)}.negative{color:var(--color-negative)}
label{display:grid;width:100%}input{font:inherit;height:var(--control-height);padding:0 var(--space-4);border:var(--border-width) solid var(--color-border-strong);border-radius:var(--radius-control);background:var(--color-surface);color:inherit;outline:3px solid var(--color-focus)}
a{color:var(--color-link);text-decoration:underline}.swatches{display:grid;grid-template-columns:repeat(10,1fr);gap:8px;font-size:10px}.swatches i{display:block;height:26px;border-radius:6px;border:1px solid var(--color-border)}
footer{padding:var(--space-6);background:var(--color-footer);color:var(--color-on-footer);font-size:var(--text-sm)}`
