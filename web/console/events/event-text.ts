import type { DomainEvent } from '../../../domain/kernel/index.js';

/** `high`: customers often call about this event. `low`: staff rarely look for it. */
export type Importance = 'high' | 'normal' | 'low';

/** The title of an event and a line about its effect. Both contain no personal data. */
export interface EventText<Data> {
  readonly label: string;
  readonly line: (data: Data) => string;
  readonly importance?: Importance;
}

export type EventTexts<E extends DomainEvent> = {
  readonly [Type in E['type']]: EventText<Extract<E, { type: Type }>['data']>;
};
