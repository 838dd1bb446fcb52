import type { PauseRejection } from '../../../domain/pause/index.js';
import type { CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import type { ShopError } from '../../foundation/problem/result-contract.js';

export type PauseRefusal =
  PauseRejection | CommandIdReused | { readonly type: 'FORBIDDEN' | 'TargetUnknown' | 'EndInvalid' };

/** Returns the form error for a refusal. `field` is the name of the form's field. */
export function pauseRefusal(rejection: PauseRefusal): ShopError {
  const { type: code } = rejection;
  switch (rejection.type) {
    case 'TextInvalid':
      return { code, field: 'text', message: `Skriv en text till kunderna på ${lengths(rejection)}.` };
    case 'ReasonInvalid':
      return { code, field: 'orsak', message: `Skriv en orsak på ${lengths(rejection)}.` };
    case 'EndNotAhead':
      return { code, field: 'slut', message: 'Pausen måste sluta senare än nu.' };
    case 'EndInvalid':
      return { code, field: 'slut', message: 'Ange när pausen slutar som datum och klockslag, eller lämna tomt.' };
    case 'TargetUnknown':
      return { code, field: 'mal', message: 'Välj vad som ska pausas.' };
    case 'NotPaused':
      return { code, message: 'Det är inte pausat längre.' };
    case 'FORBIDDEN':
      return { code, message: 'Din roll får inte pausa något i butiken.' };
    case 'CommandIdReused':
      return { code, message: 'Det gick inte. Försök igen.' };
  }
}

function lengths({ shortest, longest }: { readonly shortest: number; readonly longest: number }): string {
  return `${shortest}–${longest} tecken`;
}
