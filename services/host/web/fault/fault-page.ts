import { faultTexts as texts } from '../texts.js';

/** Copies values of web/interface/styles/tokens.css, because this page must not need any other file. */
const FAULT_STYLE = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#fbfaf6, #0d1512); color: light-dark(#15241e, #ecf2ee); font: 1rem/1.55 'Segoe UI', -apple-system, Roboto, 'Helvetica Neue', Arial, sans-serif; }
main { display: grid; gap: 1rem; max-width: 46rem; margin: 0 auto; padding: 4.5rem 1.25rem; }
h1 { margin: 0; font-size: clamp(1.875rem, 1.5rem + 1.7vw, 2.625rem); line-height: 1.15; }
p { max-width: 35.5rem; margin: 0; }
.message { max-width: none; padding: 1rem; border-radius: 0.75rem; background: light-dark(#f3f1ea, #101a16); font-size: 0.875rem; overflow-wrap: anywhere; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 0.75rem; }
a, button { display: flex; align-items: center; justify-content: center; min-height: 2.875rem; padding: 0.5rem 1.375rem; border: 1.5px solid light-dark(#14573f, #7bd8b6); border-radius: 999px; background: none; color: light-dark(#14573f, #7bd8b6); font: inherit; font-weight: 620; line-height: 1.2; text-align: center; text-decoration: none; cursor: pointer; }
a:hover, button:hover { background: light-dark(#e7f0ea, #17332a); }
a.primary { border-color: transparent; background: light-dark(#14573f, #58c79f); color: light-dark(#ffffff, #05231a); }
a.primary:hover { background: light-dark(#0d4230, #7bd8b6); }
:focus-visible { outline: 3px solid light-dark(#1550c4, #a8c7ff); outline-offset: 2px; }
@media (max-width: 719px) { .actions { display: grid; } button { width: 100%; } }
`;

export interface Fault {
  readonly platform: 'APP' | 'WEB';
  readonly reference: string;
  /** The nonce of the response's content security policy. Without it the browser refuses the style. */
  readonly nonce: string;
}

/**
 * Builds the page without scripts that is shown when web/interface/fallback fails too (UI-02, UI-11). An empty URL in a
 * link or form means the page's own.
 */
export function faultPage({ platform, reference, nonce }: Fault): string {
  const inApp = platform === 'APP';
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.heading} – Älgört</title>
<style nonce="${nonce}">${FAULT_STYLE}</style>
</head>
<body>
<main>
<h1>${texts.heading}</h1>
<p>${texts.text}</p>
<p class="message"><strong>${texts.description}:</strong> ${texts.message}<br>${texts.reference}: ${reference}</p>
<div class="actions">
<a class="primary" href="${inApp ? '/appen/#/' : '/'}">${texts.start}</a>
<a href="">${texts.reload}</a>
<form method="post" action="${inApp ? '/rensa-sparad-data?plattform=app' : '/rensa-sparad-data'}"><button>${texts.clear}</button></form>
</div>
</main>
</body>
</html>
`;
}
