import { DoneOrRefused } from '../layout/done-or-refused.js';
import { viewName } from '../texts.js';
import type { OperationsAnswer } from './operations-answer.js';

export function Outcome({ answer }: { readonly answer: OperationsAnswer | undefined }): React.JSX.Element {
  const outcome = answer?.outcome;
  return (
    <div role="status">
      <DoneOrRefused answer={answer} />
      {outcome && (
        <section className="card">
          <h2>
            {outcome.dry ? 'Provkörning' : 'Återupptaget'}: {viewName(outcome.view)} <code>{outcome.streamId}</code>
          </h2>
          <p className={outcome.applied ? 'notice' : 'fault'}>
            {outcome.applied
              ? outcome.dry
                ? 'Alla undanlagda händelser går igenom. Inget är skrivet.'
                : 'Strömmens händelser är nu med i vyn.'
              : `Stoppas vid ${outcome.failure?.type ?? 'okänd händelse'}: ${outcome.failure?.reason ?? ''}`}
          </p>
          {outcome.steps.map(({ eventId, type, revision, rows }) => (
            <details key={eventId}>
              <summary>
                {type} @{revision}
              </summary>
              {rows.map(({ key, before, after }) => (
                <div className="columns" key={key}>
                  <pre className="json">{before}</pre>
                  <pre className="json">{after}</pre>
                </div>
              ))}
            </details>
          ))}
        </section>
      )}
    </div>
  );
}
