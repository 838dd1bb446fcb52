import {
  accept,
  belongsTo,
  decider,
  unchanged,
  type BusinessDate,
  type Decision,
  type DomainEvent,
  type EventDefinitions,
  type Inspectable,
  type Owned,
  type Slice,
  type Uuid,
} from '../../../domain/kernel/index.js';

/** A made-up slice: a card that is full after three stamps. It shows what a slice needs. */
export type StampGiven = DomainEvent<'StampGiven', { readonly customerId: Uuid }>;
export type CardFilled = DomainEvent<'CardFilled', { readonly stamps: number }>;
export type CardLapsed = DomainEvent<'CardLapsed', { readonly on: BusinessDate }>;
export type StampCardEvent = StampGiven | CardFilled | CardLapsed;

interface GiveStamp {
  readonly type: 'GiveStamp';
  readonly customerId: Uuid;
}
interface Fill {
  readonly type: 'Fill';
}
interface LapseCard {
  readonly type: 'LapseCard';
  readonly on: BusinessDate;
}

export interface StampCardState {
  readonly customerId: Uuid | null;
  readonly stamps: number;
  readonly status: 'open' | 'full' | 'lapsed';
}

const events: EventDefinitions<StampCardEvent> = {
  StampGiven: { version: 1 },
  CardFilled: { version: 1 },
  CardLapsed: { version: 1 },
};

function evolve(state: StampCardState, event: StampCardEvent): StampCardState {
  switch (event.type) {
    case 'StampGiven':
      return { ...state, customerId: event.data.customerId, stamps: state.stamps + 1 };
    case 'CardFilled':
      return { ...state, status: 'full' };
    case 'CardLapsed':
      return { ...state, status: 'lapsed' };
    default:
      event satisfies never;
      return state;
  }
}

type Decided = Decision<StampCardEvent, never>;
const decide = decider({
  GiveStamp: ({ customerId }: GiveStamp, _state: StampCardState): Decided =>
    accept({ type: 'StampGiven', data: { customerId } }),
  Fill: (_command: Fill, { stamps, status }: StampCardState): Decided =>
    stamps >= 3 && status === 'open' ? accept({ type: 'CardFilled', data: { stamps } }) : unchanged,
  LapseCard: ({ on }: LapseCard, { status }: StampCardState): Decided =>
    status === 'full' ? accept({ type: 'CardLapsed', data: { on } }) : unchanged,
});

export const stampCard: Slice<Parameters<typeof decide>[0], StampCardState, StampCardEvent, never, 'stamp-card'> &
  Owned<StampCardEvent, 'customer'> &
  Inspectable<StampCardState, StampCardEvent, 'stamps' | 'stamp-card'> = {
  kind: 'stamp-card',
  events,
  initial: { customerId: null, stamps: 0, status: 'open' },
  evolve,
  decide,
  owner: { by: 'events', ties: { StampGiven: ({ customerId }) => belongsTo('customer', customerId) } },
  inspection: {
    // Without a key in its paths, only one card can be shown.
    latestAlone: true,
    inspect: ({ stamps, status }) => [
      { path: 'stamp-card', kind: 'stamp-card', name: '', value: status, rule: null, behind: () => true },
      {
        ...{ path: 'stamp-card/stamps', kind: 'stamps', name: '', value: stamps, rule: null },
        behind: ({ type }) => type === 'StampGiven',
        adds: () => 1,
      },
    ],
  },
};
