import type { PartOfPrescriptions } from './parts.js';

interface PartText {
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

const AT_A_PHARMACY = 'Hämta ut på apotek';

export const prescriptionTexts = {
  title: 'Mina recept',
  parts: 'Delar av Mina recept',
  findPharmacy: 'Hitta ett apotek',
  ask: 'Fråga kundservice',
} as const;

/** What each part will show, and what a person can do until then. */
export const partTexts: Readonly<Record<PartOfPrescriptions, PartText>> = {
  own: {
    intro: 'Du är inloggad. Här kommer du att se dina recept, men tjänsten är inte öppen än.',
    sections: [
      {
        title: 'Det här får du se',
        text: 'Varje recept med styrka, hur många uttag som är kvar och sista dagen att hämta ut. Du kommer också att kunna beställa hem läkemedlen.',
      },
      {
        title: AT_A_PHARMACY,
        text: 'Dina recept finns redan i det nationella receptregistret. Ta med giltig legitimation till något av våra apotek, så hämtar du ut som vanligt.',
      },
      {
        title: 'Se recepten i dag',
        text: 'På 1177.se och i E-hälsomyndighetens tjänst Läkemedelskollen ser du dina recept och hur många uttag du har kvar.',
      },
    ],
  },
  animal: {
    intro: 'Här kommer du att se recept till dina djur, men tjänsten är inte öppen än.',
    sections: [
      {
        title: 'Det här får du se',
        text: 'Djurets recept från veterinären, hur många uttag som är kvar och sista dagen att hämta ut.',
      },
      {
        title: AT_A_PHARMACY,
        text: 'Djurägaren hämtar ut med egen legitimation. Recept på papper tar du med till apoteket.',
      },
    ],
  },
  highCost: {
    intro: 'Här kommer du att se ditt högkostnadsskydd, men tjänsten är inte öppen än.',
    sections: [
      {
        title: 'Det här får du se',
        text: 'Hur mycket du har betalat under din period, hur stor rabatten är nu och vilken dag perioden tar slut.',
      },
      {
        title: 'Rabatten gäller ändå',
        text: 'Apoteket räknar av den varje gång du hämtar ut. I Läkemedelskollen hos E-hälsomyndigheten ser du hur långt du har kommit.',
      },
    ],
  },
  warrants: {
    intro: 'Här kommer du att se fullmakter och barnens recept, men tjänsten är inte öppen än.',
    sections: [
      {
        title: 'Det här får du se',
        text: 'Vem som får hämta ut åt dig, vem du får hämta ut åt och dina barns recept.',
      },
      {
        title: 'Hämta ut åt någon annan',
        text: 'För barn visar vårdnadshavaren sin egen legitimation på apoteket. För en vuxen behövs en fullmakt, som lämnas på apoteket.',
      },
    ],
  },
};
