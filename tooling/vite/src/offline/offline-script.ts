/**
 * Puts the remembered language and theme on, and asks again at the button or when the network returns. Plain old
 * syntax: it is not compiled, and its bytes are hashed for the page's policy.
 */
export const offlineScript =
  '(function(){var d=document,r=d.documentElement,b=JSON.parse(d.getElementById("texts").textContent),l,t;' +
  'try{l=localStorage.getItem("lang");t=localStorage.getItem("theme")}catch(x){}' +
  'var s=Object.prototype.hasOwnProperty.call(b.texts,l)?b.texts[l]:b.texts[b.first],w=s.words;' +
  'r.lang=s.lang;r.dir=s.dir;if(t==="dark"||t==="light")r.dataset.theme=t;d.title=w.title+" · "+s.name;' +
  'd.querySelectorAll("[data-word]").forEach(function(e){e.textContent=w[e.dataset.word]});' +
  'function again(){location.pathname==="/offline.html"?location.replace("/"):location.reload()}' +
  'd.querySelector("button").addEventListener("click",function(){' +
  'if(navigator.onLine)again();else d.getElementById("said").textContent=w.still});' +
  'addEventListener("online",again)})()'
