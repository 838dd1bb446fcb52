import type { Importance } from '../events/event-text.js';

export interface TimelineFilter {
  readonly text: string;
  readonly type: string;
  readonly actor: string;
  /** Only the important ones. */
  readonly important: boolean;
  /** Stockholm dates, inclusive; empty: no bound. */
  readonly from: string;
  readonly to: string;
}

/** What is looked at; all of it stands in the address, so that any view of a history is a link. */
export interface ReplayQuery {
  /** Null: the last. */
  readonly step: number | null;
  /** The step compared with. */
  readonly pin: number | null;
  /** The path of the number whose events are asked for: "member/balance". */
  readonly why: string | null;
  readonly axis: 'time' | 'step';
  /** Newest step shown in the list; null: around the present one. */
  readonly listFrom: number | null;
  readonly filter: TimelineFilter;
}

export const noFilter: TimelineFilter = { text: '', type: '', actor: '', important: false, from: '', to: '' };

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function parseQuery(search: URLSearchParams): ReplayQuery {
  const text = (name: string): string => (search.get(name) ?? '').trim().slice(0, 200);
  const date = (name: string): string => (DATE.test(text(name)) ? text(name) : '');
  return {
    step: wholeNumber(search.get('steg')),
    pin: wholeNumber(search.get('fran')),
    why: text('varfor') || null,
    axis: search.get('axel') === 'steg' ? 'step' : 'time',
    listFrom: wholeNumber(search.get('lista')),
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

/** The address of a query, "?steg=12"; what is as usual is left out. */
export function searchOf({ step, pin, why, axis, listFrom, filter }: ReplayQuery): string {
  const { text, type, actor, important, from, to } = filter;
  const said: readonly (readonly [string, string | null])[] = [
    ['steg', step === null ? null : String(step)],
    ['fran', pin === null ? null : String(pin)],
    ['varfor', why],
    ['axel', axis === 'step' ? 'steg' : null],
    ['lista', listFrom === null ? null : String(listFrom)],
    ['q', text],
    ['typ', type],
    ['vem', actor],
    ['vikt', important ? 'viktiga' : null],
    ['efter', from],
    ['fore', to],
  ];
  const search = new URLSearchParams(said.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return `?${search}`;
}

export function passesImportance(importance: Importance, filter: TimelineFilter): boolean {
  return !filter.important || importance === 'high';
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
