import { FAULT_STYLE } from './fault-style.js';
import { faultTexts as texts } from '../texts.js';

export interface Fault {
  readonly platform: 'APP' | 'WEB';
  readonly reference: string;
  /** The nonce of the answer's policy, without which the style is refused. */
  readonly nonce: string;
}

/** Shown when web/interface/fallback fails too (UI-02, UI-11), without scripts. Empty address: the page's own. */
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
