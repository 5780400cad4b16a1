/** Fallback for a game's missing artwork: a gamepad on a plain ground, in the shape of a card. */
export const defaultArt = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">',
  '<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#4b5a78"/><stop offset="1" stop-color="#232c40"/></linearGradient></defs>',
  '<path fill="url(#g)" d="M0 0h300v400H0z"/>',
  '<path fill="#fff" fill-opacity=".78" d="M104 148h92c34 0 48 34 52 72 3 26-8 40-24 40-22 0-30-32-48-32h-52c-18 0-26 32-48 32-16 0-27-14-24-40 4-38 18-72 52-72z"/>',
  '<path stroke="#39465f" stroke-width="11" stroke-linecap="round" d="M92 188h32m-16-16v32"/>',
  '<circle cx="186" cy="176" r="8" fill="#39465f"/><circle cx="206" cy="196" r="8" fill="#39465f"/>',
  '</svg>',
].join('')
