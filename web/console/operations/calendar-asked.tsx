import { Form } from '@remix-run/react';

import type { CalendarAskedShown } from '../../../services/support/contract/operations.js';
import { count, minute } from '../format.js';

const comparisons: Readonly<Record<NonNullable<CalendarAskedShown['clock']>['against'], string>> = {
  own: 'maskinens klocka som ingen ställer',
  database: 'databasens klocka',
  'last-run': 'den senaste körningen',
};

/** Shows the questions that staff must answer before a job can run. It shows nothing when there are none. */
export function CalendarAsked({
  asked: { clock, stopped },
}: {
  readonly asked: CalendarAskedShown;
}): React.JSX.Element | null {
  if (!clock && stopped.length === 0) return null;
  return (
    <section className="card" aria-labelledby="asked-heading">
      <h2 id="asked-heading">Jobben behöver ett svar</h2>
      {clock && <Clock clock={clock} />}
      {stopped.map((each) => (
        <Stopped key={each.job} stopped={each} />
      ))}
    </section>
  );
}

function Stopped({ stopped }: { readonly stopped: CalendarAskedShown['stopped'][number] }): React.JSX.Element {
  const { job, days, oldest, through } = stopped;
  return (
    <>
      <p className="fault">
        {job && `${job}: `}
        {count(days)} dagar väntar på att köras, {oldest} till {through}. Stämmer datumen?{' '}
        {job ? 'Andra jobb körs under tiden.' : 'Inget av jobben som hör ihop körs förrän någon svarar.'}
      </p>
      <GoOn question={through} job={job} label={`Kör ${job ? `${job} ` : ''}till och med ${through}`} />
    </>
  );
}

function Clock({ clock }: { readonly clock: NonNullable<CalendarAskedShown['clock']> }): React.JSX.Element {
  const minutes = count(Math.round(Math.abs(clock.seconds) / 60));
  return (
    <>
      <p className="fault">
        Klockan på {clock.host} visade {minute(clock.shown)}, {minutes} minuter {clock.seconds > 0 ? 'före' : 'efter'}{' '}
        {comparisons[clock.against]}. {clock.seconds > 0 && 'Inget körs förrän den är rättställd eller någon svarar.'}
      </p>
      <GoOn question="clock" job={null} label="Klockan går rätt, fortsätt" />
    </>
  );
}

interface GoOnProps {
  readonly question: string;
  readonly job: string | null;
  readonly label: string;
}

function GoOn({ question, job, label }: GoOnProps): React.JSX.Element {
  const field = `orsak-${job ?? ''}${question}`;
  return (
    <Form method="post" className="jump" preventScrollReset>
      <input type="hidden" name="fraga" value={question} />
      {job && <input type="hidden" name="jobb" value={job} />}
      <label htmlFor={field}>Orsak</label>
      <input id={field} name="orsak" required minLength={3} maxLength={200} />
      <button className="small-button" name="vad" value="fortsatt">
        {label}
      </button>
    </Form>
  );
}
