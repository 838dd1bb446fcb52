import { Link } from '@remix-run/react';

import type { OthersView } from '../../../services/care/prescription/contract.js';
import { DOSE_PACKS } from '../prescription/parts.js';
import { dosePackTexts as texts } from './texts.js';

interface RelativesProps {
  /** Null while the national service does not say. */
  readonly relatives: OthersView['seen'] | null;
  /** The key of the chosen person. Null for the customer. */
  readonly other: string | null;
}

/** RX-24: whom the dose packs are for. The address `#for-another-user` leads here. */
export function Relatives({ relatives, other }: RelativesProps): React.JSX.Element {
  const persons = [{ key: null, name: texts.myself }, ...(relatives ?? [])];
  return (
    <section id="for-another-user" aria-labelledby="narstaende">
      <h2 id="narstaende">{texts.forAnother}</h2>
      {!relatives?.length ? (
        <p className="muted">{relatives ? texts.noRelatives : texts.relativesUnknown}</p>
      ) : (
        <>
          <p>{texts.forAnotherText}</p>
          <ul className="prescription-persons">
            {persons.map(({ key, name }) => (
              <li key={key ?? ''}>
                <Link
                  to={key === null ? DOSE_PACKS : `${DOSE_PACKS}?person=${encodeURIComponent(key)}#for-another-user`}
                  aria-current={key === other ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
