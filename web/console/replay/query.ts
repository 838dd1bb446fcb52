import { atText, isDate, parseAt, type At } from './at.js';

export interface TimelineFilter {
  readonly text: string;
  readonly type: string;
  readonly actor: string;
  /** True to show only important events. */
  readonly important: boolean;
  /** Dates in Swedish time, inclusive. An empty text means no limit. */
  readonly from: string;
  readonly to: string;
}

/** Everything that decides what the page shows. All of it is in the URL, so that staff can link to a view. */
export interface ReplayQuery {
  /** Null means the end of the history. */
  readonly at: At | null;
  readonly pin: At | null;
  /** The path of the explained number, for example "member/balance". */
  readonly why: string | null;
  readonly axis: 'time' | 'step';
  /** The newest stop in the list. Null means the page of the list that contains the present stop. */
  readonly listFrom: number | null;
  readonly filter: TimelineFilter;
  /** Whether a pharmacist opens the contents of prescriptions. */
  readonly opensHealth: boolean;
}

const OPEN = 'oppna';

export const noFilter: TimelineFilter = { text: '', type: '', actor: '', important: false, from: '', to: '' };

export function parseQuery(search: URLSearchParams): ReplayQuery {
  const text = (name: string): string => (search.get(name) ?? '').trim().slice(0, 200);
  const date = (name: string): string => (isDate(text(name)) ? text(name) : '');
  return {
    at: atOf(text('tid'), text('dag'), wholeNumber(search.get('steg'))),
    pin: parseAt(text('fran')),
    why: text('varfor') || null,
    axis: search.get('axel') === 'steg' ? 'step' : 'time',
    listFrom: wholeNumber(search.get('lista')),
    opensHealth: search.get('recept') === OPEN,
    filter: {
      text: text('q'),
      type: text('typ'),
      actor: text('vem'),
      important: search.get('vikt') === 'viktiga',
      from: date('efter'),
      to: date('fore'),
    },
  };
}

/** Writes the query for the URL, for example "?steg=12". Default values are left out. */
export function searchOf({ at, pin, why, axis, listFrom, filter, opensHealth }: ReplayQuery): string {
  const { text, type, actor, important, from, to } = filter;
  const said: readonly (readonly [string, string | null])[] = [
    ...(at ? [[nameOf(at), atText(at)] as const] : []),
    ['fran', pin && atText(pin)],
    ['varfor', why],
    ['axel', axis === 'step' ? 'steg' : null],
    ['lista', listFrom === null ? null : String(listFrom)],
    ['q', text],
    ['typ', type],
    ['vem', actor],
    ['vikt', important ? 'viktiga' : null],
    ['efter', from],
    ['fore', to],
    ['recept', opensHealth ? OPEN : null],
  ];
  const search = new URLSearchParams(said.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return `?${search}`;
}

/** An invalid time is kept as typed, so that the page can say that it is invalid. */
function atOf(time: string, day: string, step: number | null): At | null {
  if (time) return { local: time };
  if (day) return isDate(day) ? { day } : { local: day };
  return step === null ? null : { step };
}

export function withAt(base: string, at: At): string {
  return `${base}${base.length > 1 ? '&' : ''}${nameOf(at)}=${encodeURIComponent(atText(at))}`;
}

function nameOf(at: At): 'steg' | 'dag' | 'tid' {
  if ('step' in at) return 'steg';
  return 'day' in at ? 'dag' : 'tid';
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
