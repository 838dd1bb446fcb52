import type { MemberShown } from '../../../../domain/replay-history/index.js';
import { longDate, points } from '../../format.js';
import { word } from '../../events/words.js';
import { Figures } from './figures.js';
import { LevelWhy } from './level-why.js';
import { Why } from './number.js';
import { useLive } from '../replay-link.js';
import { phase } from '../phases.js';
import { replayTexts as texts } from '../texts.js';

export function ClubCard(): React.JSX.Element {
  const { member } = useLive().model.snapshot;
  return (
    <section className="card" aria-label={texts.club}>
      <h3>
        {texts.club}
        {member && (
          <small>
            {' '}
            <Why path="member">
              {member.memberNumber}, {phase(member.status)}
            </Why>
          </small>
        )}
      </h3>
      {member ? <Club member={member} /> : <p className="muted">{texts.noClub}</p>}
    </section>
  );
}

/** The card's table leaves these values out, because its heading and the card of cheques show them. */
const ELSEWHERE: ReadonlySet<string> = new Set(['membership', 'cheque']);

function Club({ member: { values, level, end } }: { readonly member: MemberShown }): React.JSX.Element {
  return (
    <>
      {end && (
        <p className="event-line">
          Avslutat {longDate(end.endedOn)}, {word(end.reason)}; {points(end.pointsLapsed)} förföll.
        </p>
      )}
      <Figures values={values.filter(({ kind }) => !ELSEWHERE.has(kind))} />
      {level && <LevelWhy level={level} />}
    </>
  );
}
