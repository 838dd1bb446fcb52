import type { MemberShown } from '../../../domain/replay-history/index.js';
import { points } from '../format.js';
import { LevelWhy } from './level-why.js';
import { Why } from './number.js';
import { useLive } from './replay-link.js';
import { phase, replayTexts as texts } from './texts.js';

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

function Club({ member: { balance, windowPoints, level } }: { readonly member: MemberShown }): React.JSX.Element {
  return (
    <>
      <dl className="figures">
        <div>
          <dt>Nivå</dt>
          <dd className="level">
            <Why path="member/level">{level.level}</Why>
          </dd>
        </div>
        <div>
          <dt>Saldo</dt>
          <dd>
            <Why path="member/balance">{points(balance)}</Why>
          </dd>
        </div>
        <div>
          <dt>I fönstret, 365 dagar</dt>
          <dd>
            <Why path="member/window-points">{points(windowPoints)}</Why>
          </dd>
        </div>
        <div>
          <dt>Skyddad till</dt>
          <dd>
            <Why path="member/protected-until">{level.protectedUntil ?? '–'}</Why>
          </dd>
        </div>
      </dl>
      <LevelWhy level={level} />
    </>
  );
}
