import type { DomainEvent } from '../../../domain/kernel/index.js';

/** `high`: what a call to customer service is about; `low`: what is seldom looked for. */
export type Importance = 'high' | 'normal' | 'low';

/** What an event is called, and the one line that says what it did. Nothing personal. */
export interface EventText<Data> {
  readonly label: string;
  readonly line: (data: Data) => string;
  readonly importance?: Importance;
}

export type EventTexts<E extends DomainEvent> = {
  readonly [Type in E['type']]: EventText<Extract<E, { type: Type }>['data']>;
};
