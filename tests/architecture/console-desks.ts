import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { DeskName } from '../../services/support/contract/desks.js';
import routes from '../../web/routes.js';

interface Route {
  readonly path?: string;
  readonly file: string;
  readonly children?: readonly Route[];
}

export interface ConsoleCall {
  /** The module and its export, for example "console/customer/find-route.tsx action". */
  readonly name: string;
  readonly file: string;
  /** The URL with its parameters, for example "/konsol/kund/:subjectId". */
  readonly address: string;
  readonly method: 'GET' | 'POST';
}

const EXPORTED = /export (?:async function|function|const) (loader|action)\b/g;

/** Returns every loader and action of the console, as its modules export them. */
export function consoleCalls(): readonly ConsoleCall[] {
  const console = (routes as readonly Route[]).filter(({ path: own }) => own === 'konsol');
  return callsOf(console, '');
}

function callsOf(all: readonly Route[], before: string): readonly ConsoleCall[] {
  return all.flatMap(({ path: own, file, children = [] }) => {
    const address = [before, own].filter(Boolean).join('/');
    const text = readFileSync(path.join('web', file), 'utf8');
    const calls = [...text.matchAll(EXPORTED)].map(([, exported]): ConsoleCall => {
      const method = exported === 'action' ? 'POST' : 'GET';
      return { name: `${file} ${exported}`, file, address: `/${address}`, method };
    });
    return [...calls, ...callsOf(children, address)];
  });
}

/**
 * Loaders and actions that need no entry in the access log, because they show nothing personal. Each has its reason.
 */
export const AT_NO_DESK: Readonly<Record<string, string>> = {
  'console/layout/route.tsx loader': 'tells the asker their own name',
  'console/customer/find-route.tsx loader': 'an empty form',
  'console/login/route.tsx loader': 'nobody is logged in yet',
  'console/login/route.tsx action': 'nobody is logged in yet',
  'console/login/start-route.ts loader': 'nobody is logged in yet',
  'console/login/return-route.tsx loader': 'nobody is logged in yet',
  'console/login/logout-route.ts loader': 'leads to the first page',
  'console/login/logout-route.ts action': 'ends the asker’s own session',
  'console/reason/route.tsx loader': 'an empty form',
  'console/dispensing/inspection-route.tsx loader': 'an empty form',
  'console/dispensing/recall-route.tsx loader': 'an empty form',
  'console/dispensing/warrant-route.tsx loader': 'an empty form',
  'console/layout/presence-route.ts loader': 'notes that somebody is there',
};

/** How to call a loader or action, and the entry that the call must leave in the access log. */
export interface Asked {
  readonly desk: DeskName;
  readonly call: string;
  /** What the parameter in the URL stands for. */
  readonly gap?: 'customer' | 'event' | 'letter' | 'job-event' | 'day';
  readonly search?: string;
  readonly form?: Readonly<Record<string, string>>;
  /**
   * `opening`: staff give a reason before. `itself`: the call contains the reason, or is a search, which needs none.
   */
  readonly by: 'opening' | 'itself';
  /** LAW-09: only a pharmacist opens what is prescribed, at a desk that others have too. */
  readonly asPharmacist?: true;
}

const ORSAK = 'Prövar konsolen noga';
const VIEW = { vy: 'cart', strom: 'cart-1' };
const TASK = { betalning: '6f1f2a63-8f0e-4f5e-9d0f-1d9f3a0a1b2c', arende: '0e1f2a63-8f0e-4f5e-9d0f-1d9f3a0a1b2c' };
const WORDS = { text: 'alvedon = ämne paracetamol', version: '0', prov: '' };
const operations = (vad: string, call: string, form: Readonly<Record<string, string>>): Asked => ({
  ...{ desk: 'operations', call, form: { vad, ...form } },
  by: 'orsak' in form ? 'itself' : 'opening',
});
const pauses = (vad: string, call: string): Asked => ({
  ...{ desk: 'pauses', call, form: { vad, mal: 'purchases', text: 'Vi öppnar snart igen.', orsak: ORSAK, slut: '' } },
  by: 'itself',
});
const settles = (vad: string): Asked => ({
  ...{ desk: 'payments', call: 'settle', form: { vad, ...TASK, orsak: ORSAK, konto: '1234-5678' } },
  by: 'itself',
});

const HEALTH = {
  desk: 'customers',
  gap: 'customer',
  search: '?recept=oppna',
  by: 'opening',
  asPharmacist: true,
} as const;

const returned = (call: string, form: Readonly<Record<string, string>>): Asked => ({
  ...{ desk: 'returns', call, form: { ...form, orsak: ORSAK } },
  by: 'itself',
});

export const ASKED: Readonly<Record<string, readonly Asked[]>> = {
  'console/customer/find-route.tsx action': [
    { desk: 'customers', call: 'find', search: '?index', form: { sok: '850709-9805' }, by: 'itself' },
  ],
  'console/reason/route.tsx action': [
    { desk: 'mail', call: 'open', search: '?avdelning=mail', form: { orsak: ORSAK }, by: 'itself' },
  ],
  'console/customer/route.tsx loader': [
    { desk: 'customers', call: 'history', gap: 'customer', by: 'opening' },
    { ...HEALTH, call: 'healthHistory' },
  ],
  'console/customer/route.tsx action': [
    {
      ...{ desk: 'customers', call: 'revealPersonNumber', gap: 'customer', by: 'opening' },
      form: { vad: 'personnummer' },
    },
  ],
  'console/customer/history-route.ts loader': [
    { desk: 'customers', call: 'history', gap: 'customer', by: 'opening' },
    { ...HEALTH, call: 'healthHistory' },
  ],
  'console/order/route.tsx loader': [
    { desk: 'customers', call: 'order', gap: 'customer', by: 'opening' },
    { ...HEALTH, call: 'healthOrder' },
  ],
  'console/order/route.tsx action': [
    {
      ...{ desk: 'customers', call: 'stopParcels', gap: 'customer', by: 'itself' },
      form: { commandId: TASK.arende, 'paket-412345678-1': 'ja', orsak: ORSAK },
    },
  ],
  'console/acting/route.tsx loader': [
    { desk: 'customers', call: 'history', gap: 'customer', by: 'opening' },
    { ...HEALTH, call: 'healthHistory' },
  ],
  'console/customer/drift-route.tsx loader': [{ desk: 'customers', call: 'drift', gap: 'customer', by: 'opening' }],
  'console/customer/event-route.tsx loader': [
    { desk: 'customers', call: 'event', gap: 'event', by: 'opening' },
    { desk: 'customers', call: 'event', gap: 'job-event', by: 'opening' },
  ],
  'console/operations/route.tsx loader': [{ desk: 'operations', call: 'overview', by: 'opening' }],
  'console/operations/route.tsx action': [
    operations('bygg', 'rebuild', VIEW),
    operations('kontrollera', 'rebuild', VIEW),
    operations('prova', 'dryRun', VIEW),
    operations('ateruppta', 'retry', VIEW),
    operations('forsok', 'retryReaction', { foljd: 'mail', strom: 'order-1' }),
    operations('kor', 'runJob', { jobb: 'levels', datum: '2026-03-01' }),
    operations('hoppa', 'passOver', { jobb: 'levels', datum: '2026-03-01', orsak: ORSAK }),
    operations('fortsatt', 'goOn', { fraga: 'clock', orsak: ORSAK }),
    pauses('pausa', 'preview'),
    pauses('pausa-nu', 'pause'),
    pauses('avsluta-paus', 'resume'),
    operations('gor-om', 'repeatStep', { order: TASK.betalning, steg: 'capture' }),
  ],
  'console/returns/route.tsx loader': [{ desk: 'returns', call: 'list', by: 'opening' }],
  'console/returns/route.tsx action': [
    returned('settleReport', { vad: 'forsok', meddelande: '412345678-R1:received' }),
    returned('settleReport', { vad: 'avsluta', meddelande: '412345678-R1:received' }),
    returned('giveRefund', { vad: 'betala', order: '412345678', belopp: '49,50', vara: '', commandId: TASK.arende }),
    returned('settleRefund', { vad: 'godkann', ordern: TASK.betalning, aterbetalning: TASK.arende }),
    returned('settleRefund', { vad: 'avboj', ordern: TASK.betalning, aterbetalning: TASK.arende }),
  ],
  'console/complaints/route.tsx loader': [{ desk: 'complaints', call: 'list', by: 'opening' }],
  'console/complaints/opened-route.tsx loader': [
    { desk: 'complaints', call: 'complaint', gap: 'letter', by: 'opening' },
  ],
  'console/complaints/opened-route.tsx action': ['refund', 'replace', 'decline'].map((vad) => ({
    ...{ desk: 'complaints', call: 'answer', gap: 'letter', by: 'itself' },
    form: { vad, commandId: TASK.arende, grund: 'no-fault', svar: '', orsak: ORSAK },
  })),
  'console/complaints/photo-route.ts loader': [{ desk: 'complaints', call: 'photo', gap: 'letter', by: 'opening' }],
  'console/dispensing/route.tsx loader': [{ desk: 'dispensing', call: 'list', by: 'opening' }],
  'console/dispensing/route.tsx action': [
    { desk: 'dispensing', call: 'duty', form: { vad: 'borja', commandId: TASK.arende }, by: 'opening' },
  ],
  'console/dispensing/inspection-route.tsx action': [
    {
      ...{ desk: 'dispensing', call: 'inspect', by: 'opening' },
      form: { arende: '6.2.1-2026-1', fran: '2026-03-01', till: '2026-03-31', vara: '' },
    },
  ],
  'console/dispensing/recall-route.tsx action': [
    { desk: 'dispensing', call: 'findRecalled', form: { vad: 'prova', vara: '710001', batch: 'L1' }, by: 'opening' },
    {
      ...{ desk: 'dispensing', call: 'tellRecalled', by: 'opening' },
      form: { vad: 'varna', vara: '710001', batch: 'L1', antal: '0', text: 'Lämna tillbaka den.' },
    },
  ],
  'console/dispensing/dose-packs-route.tsx loader': [{ desk: 'dispensing', call: 'dosePacks', by: 'opening' }],
  'console/dispensing/dose-pack-route.tsx loader': [
    { desk: 'dispensing', call: 'dosePack', gap: 'letter', by: 'opening' },
  ],
  'console/dispensing/dose-pack-route.tsx action': [
    {
      ...{ desk: 'dispensing', call: 'answerDosePack', gap: 'letter', by: 'opening' },
      form: { commandId: TASK.arende, svar: 'Vi packar från måndag.' },
    },
  ],
  'console/dispensing/warrant-route.tsx action': [
    {
      ...{ desk: 'counter', call: 'giveWarrant', by: 'opening' },
      form: {
        ...{ commandId: TASK.arende, givare: '194803122383', givarnamn: 'Greta Nyman', barn: '' },
        ...{ tagare: '198507099813', tagarnamn: 'Nils Sandberg', legitimation: 'passport', kontrollerad: 'on' },
      },
    },
  ],
  'console/dispensing/label-route.ts loader': [{ desk: 'dispensing', call: 'label', gap: 'letter', by: 'opening' }],
  'console/dispensing/opened-route.tsx loader': [
    { desk: 'dispensing', call: 'withdrawal', gap: 'letter', by: 'opening' },
  ],
  'console/dispensing/opened-route.tsx action': [
    {
      ...{ desk: 'dispensing', call: 'act', gap: 'letter', by: 'opening' },
      form: { vad: 'ask', commandId: TASK.arende, fraga: 'Rimlig dos?' },
    },
  ],
  'console/books/route.tsx loader': [{ desk: 'books', call: 'list', by: 'opening' }],
  'console/books/route.tsx action': [{ desk: 'books', call: 'book', form: { dag: '2026-03-01' }, by: 'opening' }],
  'console/books/day-route.tsx loader': [{ desk: 'books', call: 'day', gap: 'day', by: 'opening' }],
  'console/books/file-route.ts loader': [{ desk: 'books', call: 'file', gap: 'day', by: 'opening' }],
  'console/payments/route.tsx loader': [{ desk: 'payments', call: 'list', by: 'opening' }],
  'console/payments/route.tsx action': ['forsok', 'foresla', 'godkann', 'avboj', 'avsluta'].map(settles),
  'console/mail/route.tsx loader': [
    { desk: 'mail', call: 'list', by: 'opening' },
    { desk: 'mail', call: 'list', search: '?mottagare=astrid@exempel.se', by: 'opening' },
  ],
  'console/search-words/route.tsx loader': [
    { desk: 'search-words', call: 'shown', by: 'opening' },
    { desk: 'search-words', call: 'shown', search: '?sok=alvedon&version=0', by: 'opening' },
  ],
  'console/search-words/route.tsx action': [
    { desk: 'search-words', call: 'preview', form: { vad: 'granska', ...WORDS }, by: 'opening' },
    { desk: 'search-words', call: 'publish', form: { vad: 'publicera', ...WORDS, orsak: ORSAK }, by: 'itself' },
  ],
  'console/mail/letter-route.tsx loader': [{ desk: 'mail', call: 'read', gap: 'letter', by: 'opening' }],
};

/** Returns the values by which a page's modules tell its forms apart. */
export function formsOf(modules: readonly string[], pattern: RegExp): readonly string[] {
  const text = modules.map((module) => readFileSync(module, 'utf8')).join('\n');
  return [...text.matchAll(pattern)].map(([, word]) => word as string).sort();
}

/** A form that only leads back to another form needs no log entry. */
export const ASKS_NO_DESK: Readonly<Record<string, readonly string[]>> = {
  'console/operations/route.tsx action': ['andra-paus'],
  'console/search-words/route.tsx action': ['andra'],
};
