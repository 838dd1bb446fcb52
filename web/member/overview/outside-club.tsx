import { Link } from '@remix-run/react';

import type { EndedMembership } from '../../../services/person/member/contract.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { formatDate } from '../../interface/words/dates.js';
import { points as pointsText } from '../../visit/level-words.js';
import { overviewTexts as texts } from './texts.js';

/** For a person who never was a member. */
export function NotMember(): React.JSX.Element {
  return (
    <section className="panel">
      <h2>{texts.notMember}</h2>
      <p className="muted">{texts.notMemberText}</p>
      <WaysOn join={texts.join} />
    </section>
  );
}

/** Tells when the membership ended and what went with it (CLB-08). */
export function Ended({ ended }: { readonly ended: EndedMembership }): React.JSX.Element {
  return (
    <section className="panel">
      <h2>{texts.ended(formatDate(ended.endedOn))}</h2>
      <p>{texts.removed(ended.pointsLapsed > 0 ? pointsText(ended.pointsLapsed) : null, ended.chequesLapsed)}</p>
      <p>{texts.openPurchases}</p>
      <p className="muted">{texts.joinAgainText}</p>
      <WaysOn join={texts.joinAgain} />
    </section>
  );
}

function WaysOn({ join }: { readonly join: string }): React.JSX.Element {
  return (
    <p>
      <ButtonLink to="/kundklubb-registrering/">{join}</ButtonLink>{' '}
      <Link to="/member/minakop">{texts.allPurchases}</Link>
    </p>
  );
}
