import { Behind } from './behind.js';
import { CartCard } from './cards/cart-card.js';
import { ChequesCard } from './cards/cheques-card.js';
import { ClubCard } from './cards/club-card.js';
import { Comparison } from './cards/comparison.js';
import { EventCard } from './cards/event-card.js';
import { OrdersCard } from './cards/orders-card.js';
import { PlainCards } from './cards/plain-cards.js';
import { ReplayProvider } from './replay-link.js';
import { Swimlanes } from './timeline/swimlanes.js';
import { replayTexts as texts } from './texts.js';
import { TimelineList } from './timeline/timeline-list.js';
import { Transport } from './transport.js';
import { useReplay, type ServedReplay } from './use-replay.js';
import './replay.css';

/** The replay page: the controls at the top, the state in the middle, and the list of events beside it. */
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
