import type { DomainEvent } from '../../../domain/kernel/index.js';

/** `high`: frequent subjects of calls to customer service; `low`: rarely searched for. */
export type Importance = 'high' | 'normal' | 'low';

/** An event's title and a line about its effect, without personal data. */
export interface EventText<Data> {
  readonly label: string;
  readonly line: (data: Data) => string;
  readonly importance?: Importance;
}

export type EventTexts<E extends DomainEvent> = {
  readonly [Type in E['type']]: EventText<Extract<E, { type: Type }>['data']>;
};
