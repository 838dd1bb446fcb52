import type { SimulatedPerson } from '../../services/partners/simulated/simulated.js';

const STYLE = `:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}body{margin:0;background:Canvas;color:CanvasText}
main{width:min(26rem,90vw);margin:2rem auto}h1{font-size:1.375rem;margin:0 0 .5rem}form{display:grid;gap:.75rem;margin-block:1rem}
input,select,button,a.button{font:inherit;padding:.75rem 1rem;border-radius:.5rem;border:1px solid currentColor;background:Canvas;color:CanvasText;min-width:0}
button.main,a.button{background:#0f3d2e;color:#fff;border-color:#0f3d2e;text-decoration:none;text-align:center}button{cursor:pointer}
code{overflow-wrap:anywhere}details{margin-top:1.5rem}summary{cursor:pointer;padding-block:.5rem}.intent{padding:1rem;border-inline-start:4px solid #0f3d2e}:focus-visible{outline:3px solid #e8a33d;outline-offset:2px}`;

export interface PhoneOrder {
  /** Identifies the log-in in the page's form. */
  readonly token: string;
  readonly app: string;
  readonly intent: string | null;
  readonly persons: readonly SimulatedPerson[];
  readonly failures: readonly string[];
  readonly pending: readonly string[];
}

/** The page of the simulated phone. The tester chooses a person and then approves, cancels, or lets the log-in fail. */
export function phonePage({ token, app, intent, persons, failures, pending }: PhoneOrder): string {
  return page(
    `${app} (test)`,
    `<p>Vill du legitimera dig hos Älgört?</p>${intent ? `<p class="intent">${escapeHtml(intent)}</p>` : ''}
<form method="post">${hidden(token)}<label for="person">Vem är du?</label>
<select id="person" name="person">${persons.map(personOption).join('')}</select>
<label for="other">Eller ett annat personnummer</label><input id="other" name="other" inputmode="numeric" autocomplete="off" placeholder="ÅÅÅÅMMDDXXXX">
<button class="main" name="decision" value="approve">Legitimera</button><button name="decision" value="cancel">Avbryt</button></form>
<details><summary>Låt något gå fel</summary>
<form method="post">${hidden(token)}<label for="failure">Misslyckas med</label><select id="failure" name="hint">${failures.map(option).join('')}</select><button name="decision" value="fail">Misslyckas</button></form>
<form method="post">${hidden(token)}<label for="pending">Säg under tiden</label><select id="pending" name="hint">${pending.map(option).join('')}</select><button name="decision" value="pending">Visa</button></form></details>`,
  );
}

export function scanPage(app: string, wrong: boolean): string {
  return page(
    `${app} (test)`,
    `<p>Testtelefonen har ingen kamera. Klistra in QR-kodens text, eller öppna telefonen från länken under koden.</p>${wrong ? '<p role="alert">Koden känns inte igen eller har blivit för gammal.</p>' : ''}
<form method="get"><label for="qr">QR-kodens text</label><input id="qr" name="qr" autocomplete="off" required><button class="main">Läs av</button></form>`,
  );
}

export function donePage(app: string, text: string, onward: string | null): string {
  return page(
    `${app} (test)`,
    `<p role="status">${escapeHtml(text)}</p>${onward ? `<a class="button" href="${escapeHtml(onward)}">Tillbaka till Älgört</a>${onwardAddress(onward)}` : ''}`,
  );
}

/**
 * The link to the next page. A link that opens an app is also shown as text, so that it can be opened on another
 * device.
 */
function onwardAddress(onward: string): string {
  return /^(https?:|\/)/.test(onward)
    ? ''
    : `<p>Länken öppnar appen eller webbläsaren där du började:<br><code>${escapeHtml(onward)}</code></p>`;
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

function hidden(token: string): string {
  return `<input type="hidden" name="token" value="${escapeHtml(token)}">`;
}

function personOption({ personNumber, givenName, surname, note }: SimulatedPerson): string {
  return `<option value="${personNumber}">${escapeHtml(`${givenName} ${surname}, ${personNumber}${note ? ` – ${note}` : ''}`)}</option>`;
}

function option(value: string): string {
  return `<option>${escapeHtml(value)}</option>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
