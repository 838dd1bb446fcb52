import type { DosePackRejection } from '../../../domain/dose-pack/index.js';

export const dosePackTexts = {
  refused: (rejection: DosePackRejection): string => {
    switch (rejection.type) {
      case 'MessageEmpty':
        return 'Skriv ett meddelande.';
      case 'MessageTooLong':
        return `Meddelandet får ha högst ${rejection.most} tecken.`;
      case 'MessageWaits':
        return 'Du har redan skickat ett meddelande, som en farmaceut snart svarar på.';
      case 'MessageUnknown':
        return 'Meddelandet finns inte.';
      case 'MessageAnswered':
        return 'Meddelandet är redan besvarat.';
    }
  },
  repeated: 'Formuläret har redan skickats med ett annat innehåll. Ladda om sidan.',
} as const;
