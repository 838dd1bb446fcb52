import { WHOLE, type Desk } from '../audit/desk.js';
import type { CounterDesk } from '../contract/counter.js';

const counter = { kind: 'shop', id: 'counter' } as const;

/** RX-23: warrants that are given at a pharmacy. One reason opens it and the prescriptions. */
export const counterDesk: Desk<CounterDesk, 'counter'> = {
  name: 'counter',
  within: 'dispensing',
  right: 'warrant.register-at-counter',
  shows: 'fullmakter vid disken',
  holds: 'deskMinutes',
  opens: (key) => (key === WHOLE ? counter : null),
  calls: {
    giveWarrant: {
      outcome: 'done',
      about: () => ({ subject: counter, item: 'warrant' }),
      reason: 'opened',
      onDuty: true,
    },
  },
};
