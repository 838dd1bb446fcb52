import type { DosePackEvent } from '../../../domain/dose-pack/events.js';
import type { EventTexts } from './event-text.js';

/** LAW-09: support sees that there is a message, and not what it says. */
export const dosePackTexts: EventTexts<DosePackEvent> = {
  DosePackAsked: { label: 'Dospaket begärt', line: () => 'Meddelande till en farmaceut' },
  DosePackAnswered: { label: 'Svar om dospaket', line: ({ byName }) => `Av ${byName}` },
};
