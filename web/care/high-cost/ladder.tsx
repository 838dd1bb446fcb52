import type { HighCostView } from '../../../services/care/high-cost/contract.js';
import { Badge } from '../../interface/picture/badge.js';
import { highCostTexts as texts } from './texts.js';

/** RX-07: the ladder. Each step is a row whose bar shows how much of the price the customer pays. */
export function Ladder({ view }: { readonly view: HighCostView }): React.JSX.Element {
  return (
    <section aria-labelledby="trappan">
      <h2 id="trappan">{texts.ladder}</h2>
      <p className="muted">{texts.ladderIntro}</p>
      <ol className="ladder">
        {view.steps.map((step, at) => {
          const isHere = at === view.step;
          return (
            <li key={step.from} className="ladder-step" aria-current={isHere ? 'step' : undefined}>
              <span className="ladder-range">{texts.range(step)}</span>
              <span className="ladder-bar" aria-hidden="true">
                <span style={{ inlineSize: `${step.percent}%` }} />
              </span>
              <span>{texts.share(step.percent)}</span>
              {isHere && (
                <span className="ladder-here">
                  <Badge>{texts.here}</Badge> {view.toNextStep !== null && texts.toNext(view.toNextStep)}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
