import { Form } from '@remix-run/react';

import type { ParcelStanding } from '../../../services/support/contract/order-life.js';
import { useCommandId } from '../../visit/root-data.js';
import { DoneOrRefused } from '../layout/done-or-refused.js';
import { parcelField } from './stop-form.js';
import { returnTexts } from '../returns/texts.js';
import { orderLifeTexts as texts } from './texts.js';

interface StopParcelsProps {
  readonly parcels: readonly ParcelStanding[];
  readonly answer: Parameters<typeof DoneOrRefused>[0]['answer'];
}

/** CHK-17: staff stop parcels until they are packed. The warehouse answers, and the picture shows its answer. */
export function StopParcels({ parcels, answer }: StopParcelsProps): React.JSX.Element | null {
  const commandId = useCommandId('console:stop-parcels');
  if (parcels.length === 0) return null;
  const open = parcels.filter(({ standing }) => standing === 'open');
  return (
    <section className="card" aria-labelledby="stoppa">
      <h2 id="stoppa">{texts.stopTitle}</h2>
      <div role="status">
        <DoneOrRefused answer={answer} />
      </div>
      <Form method="post" className="jump" preventScrollReset>
        <input type="hidden" name="commandId" value={commandId} />
        <ul>
          {parcels.map(({ parcelId, standing }) => (
            <li key={parcelId}>
              {standing === 'open' ? (
                <label>
                  <input type="checkbox" name={parcelField(parcelId)} value="ja" /> {parcelId}
                </label>
              ) : (
                <span>
                  {parcelId}: {texts.standings[standing]}
                </span>
              )}
            </li>
          ))}
        </ul>
        {open.length > 0 && (
          <>
            <label htmlFor="orsak">{texts.stopReason}</label>
            <input
              id="orsak"
              name="orsak"
              required
              minLength={3}
              maxLength={200}
              placeholder={returnTexts.reasonHint}
            />
            <button className="small-button">{texts.stop}</button>
          </>
        )}
      </Form>
    </section>
  );
}
