import { Behind } from './behind.js';
import { CartCard } from './cart-card.js';
import { ChequesCard } from './cheques-card.js';
import { ClubCard } from './club-card.js';
import { Comparison } from './comparison.js';
import { EventCard } from './event-card.js';
import { OrdersCard } from './orders-card.js';
import { PlainCards } from './plain-cards.js';
import { ReplayProvider } from './replay-link.js';
import { Swimlanes } from './swimlanes.js';
import { replayTexts as texts } from './texts.js';
import { TimelineList } from './timeline-list.js';
import { Transport } from './transport.js';
import { useReplay, type ServedReplay } from './use-replay.js';
import './replay.css';

/** A history to move about in: playhead above, the moment in the middle, the list of events beside. */
export function Replay({
  served,
  historyUrl,
}: {
  readonly served: ServedReplay;
  readonly historyUrl: string;
}): React.JSX.Element {
  const live = useReplay(served, historyUrl);
  return (
    <ReplayProvider live={live}>
      <div className="replay" data-live={live.replayed ? 'yes' : 'no'}>
        <section className="replay-deck" aria-label={texts.title}>
          <Swimlanes />
          <Transport />
        </section>
        <div className="replay-body">
          <div className="moment">
            <EventCard />
            <Behind />
            <div className="moment-cards">
              <ClubCard />
              <CartCard />
              <OrdersCard />
              <ChequesCard />
              <PlainCards />
            </div>
            <Comparison />
          </div>
          <TimelineList />
        </div>
      </div>
    </ReplayProvider>
  );
}
