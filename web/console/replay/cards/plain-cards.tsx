import { Figures } from './figures.js';
import { laneLabel } from '../timeline/lane-labels.js';
import { useLive } from '../replay-link.js';

/** Shows the values of stream kinds that have no card of their own. */
export function PlainCards(): React.JSX.Element {
  const { plain } = useLive().model;
  return (
    <>
      {plain.map(({ kind, values }) => (
        <section key={kind} className="card" aria-label={laneLabel(kind)}>
          <h3>{laneLabel(kind)}</h3>
          <Figures values={values} />
        </section>
      ))}
    </>
  );
}
