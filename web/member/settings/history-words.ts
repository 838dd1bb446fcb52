import type { ConsentView } from '../../../services/person/profile/contract.js';
import { formatDate } from '../../interface/words/dates.js';
import { settingsTexts as texts } from './texts.js';

/** Latest answer first, in words; a consent never asked for is a no without a date. */
export function historyWords({ history }: Pick<ConsentView, 'history'>): readonly string[] {
  if (history.length === 0) return [texts.never];
  return history.map(({ given, at }) => (given ? texts.given(dateOf(at)) : texts.withdrawn(dateOf(at))));
}

function dateOf(at: string): string {
  return formatDate(stockholmDay.format(new Date(at)));
}

/** sv-SE writes a date as YYYY-MM-DD. */
const stockholmDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Stockholm' });
