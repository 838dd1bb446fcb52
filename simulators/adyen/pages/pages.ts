import { formatKronor } from '../../../domain/kernel/index.js';
import { texts } from './texts.js';

const STYLE = `*{box-sizing:border-box}:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}body{margin:0;display:grid;place-items:center;min-height:100vh;background:Canvas;color:CanvasText}
main{width:min(24rem,90vw);padding:2rem}h1{font-size:1.375rem;margin:0 0 .5rem}form{display:grid;gap:.75rem;margin-top:1rem}
input,button,a.button{font:inherit;padding:.75rem 1rem;border-radius:.5rem;border:1px solid currentColor;text-align:center}
button.main,a.button{background:#0b5d4e;color:#fff;border-color:#0b5d4e;text-decoration:none}button{cursor:pointer}.error{color:#c62828}fieldset{display:grid;gap:.5rem;border:1px solid;border-radius:.5rem;padding:1rem}label input[type=radio]{margin-inline-end:.5rem}`;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

export function page(title: string, content: string): string {
  return `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

export function challengePage(merchant: string, value: number, wrong: boolean): string {
  const t = texts.challenge;
  return page(
    t.title,
    `<p>${escapeHtml(t.intro(merchant, formatKronor(value)))}</p>${wrong ? `<p class="error" role="alert" id="wrong">${t.wrong}</p>` : ''}
<form method="post"><label for="password">${t.password}</label><input id="password" name="password" type="password" autocomplete="off" aria-describedby="hint"${wrong ? ' aria-invalid="true"' : ''}><small id="hint">${t.hint}</small>
<button class="main" name="decision" value="approve">${t.approve}</button><button name="decision" value="cancel">${t.cancel}</button></form>`,
  );
}

export function hostedCheckoutPage(merchant: string, value: number): string {
  const t = texts.checkout;
  const choices = t.cards
    .map(
      ({ number, label }, at) =>
        `<label><input type="radio" name="card" value="${number}"${at === 0 ? ' checked' : ''}> ${escapeHtml(label)}</label>`,
    )
    .join('');
  return page(
    t.title,
    `<p>${escapeHtml(t.intro(merchant, formatKronor(value)))}</p>
<form method="post"><fieldset><legend>${t.choose}</legend>${choices}</fieldset>
<button class="main" name="decision" value="pay">${t.pay}</button><button name="decision" value="cancel">${t.cancel}</button></form>`,
  );
}

export function bankPage(merchant: string, method: keyof typeof texts.bank.titles, value: number): string {
  const t = texts.bank;
  return page(
    t.titles[method],
    `<p>${escapeHtml(t.intro(merchant, formatKronor(value)))}</p>
<form method="post"><button class="main" name="decision" value="approve">${t.approve}</button><button name="decision" value="refuse">${t.refuse}</button><button name="decision" value="later">${t.later}</button><button name="decision" value="cancel">${t.cancel}</button></form>`,
  );
}

/** The sheet of a wallet. The first button pays by a good card, the second by one that the bank refuses. */
export function walletPage(merchant: string, method: keyof typeof texts.wallet.titles, value: number): string {
  const t = texts.wallet;
  return page(
    t.titles[method],
    `<p>${escapeHtml(t.intro(merchant, formatKronor(value)))}</p>
<form method="post"><button class="main" name="card" value="4111111111111111">${t.pay}</button><button name="card" value="4999999999999999">${t.refuse}</button><button name="decision" value="cancel">${t.cancel}</button></form>`,
  );
}

export function swishPage(merchant: string, value: number): string {
  const t = texts.swish;
  return page(
    t.title,
    `<p>${escapeHtml(t.intro(merchant, formatKronor(value)))}</p>
<form method="post"><button class="main" name="decision" value="approve">${t.approve}</button><button name="decision" value="decline">${t.decline}</button></form>`,
  );
}

export function swishDonePage(approved: boolean, returnUrl: string): string {
  const t = texts.swish;
  return page(
    t.title,
    `<p role="status">${approved ? t.approved : t.declined}</p><a class="button" href="${escapeHtml(returnUrl)}">${t.back}</a>`,
  );
}

export function gonePage(): string {
  return page(texts.gone.title, `<p>${texts.gone.intro}</p>`);
}

export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.toString();
}
