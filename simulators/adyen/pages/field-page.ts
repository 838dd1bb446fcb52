import { fieldsKey } from '../seal.js';

export const FIELD_NAMES = ['encryptedCardNumber', 'encryptedExpiryDate', 'encryptedSecurityCode'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

const INPUTS: Readonly<Record<FieldName, { readonly autocomplete: string; readonly longest: number }>> = {
  encryptedCardNumber: { autocomplete: 'cc-number', longest: 23 },
  encryptedExpiryDate: { autocomplete: 'cc-exp', longest: 7 },
  encryptedSecurityCode: { autocomplete: 'cc-csc', longest: 4 },
};

const STYLE =
  'html,body{margin:0;height:100%;background:transparent}input{box-sizing:border-box;width:100%;height:100%;border:0;outline:0;padding:0 .875rem;background:transparent;font:inherit;font-family:inherit}body{font-family:system-ui,sans-serif}';

/**
 * One card input, as a page in an iframe of the partner. It encrypts the typed text and reveals nothing else to the
 * shop's page.
 */
export function fieldPage(name: FieldName): string {
  const { autocomplete, longest } = INPUTS[name];
  return `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Kortfält</title><style>${STYLE}</style></head><body>
<input id="field" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${longest}"><script>${script(name)}</script></body></html>`;
}

const script = (name: FieldName): string => `'use strict';
const name = ${JSON.stringify(name)}, key = ${JSON.stringify(fieldsKey())};
const how = new URLSearchParams(location.hash.slice(1)), input = document.getElementById('field');
document.documentElement.style.colorScheme = how.get('scheme');
document.body.style.background = how.get('ground');
input.style.color = how.get('color'); input.style.fontSize = how.get('fontSize');
input.placeholder = how.get('text'); input.setAttribute('aria-label', how.get('label'));
const tell = (said) => parent.postMessage({ sealedField: name, ...said }, how.get('origin'));
const to64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
async function seal(text) {
  const theirs = await crypto.subtle.importKey('raw', Uint8Array.from(atob(key), (c) => c.charCodeAt(0)), { name: 'ECDH', namedCurve: 'P-256' }, false, []);
  const once = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
  const from = new Uint8Array(await crypto.subtle.exportKey('raw', once.publicKey));
  const secret = new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, once.privateKey, 256));
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array([...secret, ...from]));
  const aes = await crypto.subtle.importKey('raw', hash, 'AES-GCM', false, ['encrypt']);
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const content = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, aes, new TextEncoder().encode(text)));
  return 'simulator_1$' + to64(from) + '$' + to64([...nonce, ...content]);
}
const luhn = (digits) => [...digits].reverse().reduce((sum, d, i) => sum + (i % 2 ? (d * 2 > 9 ? d * 2 - 9 : d * 2) : +d), 0) % 10 === 0;
const readers = {
  encryptedCardNumber: (typed) => { const digits = typed.replace(/[\\s-]/g, ''); return /^\\d{12,19}$/.test(digits) && luhn(digits) ? { encryptedCardNumber: digits } : null; },
  encryptedExpiryDate: (typed) => { const [, month, year] = /^\\s*(0[1-9]|1[0-2])\\s*\\/?\\s*(?:20)?(\\d{2})\\s*$/.exec(typed) || []; return month ? { encryptedExpiryMonth: month, encryptedExpiryYear: '20' + year } : null; },
  encryptedSecurityCode: (typed) => (/^\\d{3,4}$/.test(typed.trim()) ? { encryptedSecurityCode: typed.trim() } : null),
};
const names = name === 'encryptedExpiryDate' ? ['encryptedExpiryMonth', 'encryptedExpiryYear'] : [name];
let turn = 0;
async function read(left) {
  const now = ++turn, clear = readers[name](input.value), sealed = {};
  for (const [part, text] of Object.entries(clear || {})) sealed[part] = await seal(text);
  if (now !== turn) return;
  const error = left && !clear ? (input.value.trim() ? 'incomplete' : 'empty') : '';
  input.setAttribute('aria-invalid', String(Boolean(error)));
  tell({ names, sealed, valid: clear !== null, error });
}
input.addEventListener('input', () => void read(false));
input.addEventListener('focus', () => tell({ focus: true }));
input.addEventListener('blur', () => { tell({ focus: false }); void read(true); });
addEventListener('message', ({ source, data }) => { if (source === parent && data && data.focus) input.focus(); });
tell({ ready: true });`;
