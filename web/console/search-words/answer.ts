import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import type { Preview } from '../../../services/shop/search/search-words/preview.js';
import type { SearchWordsDesk } from '../../../services/support/contract/search-words.js';
import { searchWordsTexts as texts } from './texts.js';
import { queriesIn, type WordsForm } from './words-form.js';

export interface WordsAnswer {
  readonly done: string | null;
  readonly errors: readonly ShopError[];
  /** What was sent. The page shows it again, so that nothing typed is lost. Null after it was published. */
  readonly asked: Omit<WordsForm, 'vad'> | null;
  readonly preview: Preview | null;
}

export const UNKNOWN: WordsAnswer = {
  done: null,
  errors: [{ code: 'UNKNOWN', message: texts.unknown }],
  asked: null,
  preview: null,
};

export async function wordsAnswer(desk: SearchWordsDesk, { vad, ...asked }: WordsForm): Promise<WordsAnswer> {
  const request = { text: asked.text, basedOn: asked.version };
  const waiting: WordsAnswer = { done: null, errors: [], asked, preview: null };
  switch (vad) {
    case 'andra':
      return waiting;
    case 'granska': {
      const result = await desk.preview(request, queriesIn(asked.prov));
      return result.ok ? { ...waiting, preview: result.preview } : { ...waiting, errors: result.errors };
    }
    case 'publicera': {
      const result = await desk.publish(request, asked.orsak);
      if (!result.ok) return { ...waiting, errors: result.errors };
      return { done: texts.done(result.version), errors: [], asked: null, preview: null };
    }
  }
}
