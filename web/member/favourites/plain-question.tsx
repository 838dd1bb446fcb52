import { useCommandId } from '../../visit/root-data.js';
import { Button, ButtonLink } from '../../interface/navigation/button.js';
import type { ChangeIntent } from '../../shop/favourites/change.js';
import { dialogTexts as texts } from '../../shop/favourites/dialog-texts.js';
import { pageTexts } from './page-texts.js';

export type PlainQuestionKind = 'clear' | 'revoke' | 'consent';

export interface AskedPlainly {
  readonly kind: PlainQuestionKind;
  readonly varuId: string;
}

const KINDS: Readonly<Record<string, PlainQuestionKind>> = {
  radera: 'clear',
  aterkalla: 'revoke',
  samtycke: 'consent',
};

/** Reads from `?visa=` which question to ask. Without JavaScript this page asks what a dialog would otherwise ask. */
export function questionIn(search: URLSearchParams): AskedPlainly | null {
  const asked = search.get('visa') ?? '';
  const kind = Object.hasOwn(KINDS, asked) ? KINDS[asked] : undefined;
  const varuId = search.get('varuId') ?? '';
  if (!kind || (kind === 'consent' && !/^\d{6}$/.test(varuId))) return null;
  return { kind, varuId };
}

interface PlainQuestionProps {
  readonly question: AskedPlainly;
  readonly count: number;
  readonly back: string;
}

export function PlainQuestion({ question: { kind, varuId }, count, back }: PlainQuestionProps): React.JSX.Element {
  const commandId = useCommandId(`favourites:${kind}`);
  const change: Readonly<Record<PlainQuestionKind, `${ChangeIntent}${string}`>> = {
    clear: 'clear',
    revoke: 'refuse',
    consent: `add:${varuId}`,
  };
  return (
    <form method="post" action="/favourites/spara" className="favourites-question">
      <h2>{texts[kind].title}</h2>
      <p>
        {kind === 'clear' ? texts.clear.text(count) : kind === 'revoke' ? texts.revoke.text : texts.consent.text('')}
      </p>
      {kind === 'consent' && <p>{texts.consent.withdraw}</p>}
      <input type="hidden" name="commandId" value={commandId} />
      <input type="hidden" name="returnTo" value={back} />
      {kind === 'consent' && <input type="hidden" name="consent" value="ja" />}
      <div className="favourites-answers">
        <Button name="change" value={change[kind]}>
          {texts[kind].action}
        </Button>
        <ButtonLink to={back} variant="quiet">
          {pageTexts.cancel}
        </ButtonLink>
      </div>
    </form>
  );
}
