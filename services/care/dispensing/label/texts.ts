import type { BusinessDate } from '../../../../domain/kernel/index.js';

export const labelTexts = {
  title: 'Apoteksetikett',
  of: (nth: number, packages: number) => `${nth} av ${packages}`,
  to: (name: string) => `Till: ${name}`,
  animal: (name: string, species: string, owner: string) => `Till: ${name} (${species}), ägare ${owner}`,
  dosage: (text: string) => `Dosering: ${text}`,
  purpose: (text: string) => `Ändamål: ${text}`,
  prescriber: (name: string) => `Förskrivare: ${name}`,
  dispensed: (day: BusinessDate, number: string) => `Expedierat: ${day}  Exp.nr: ${number}`,
  left: (count: number, next: BusinessDate | null) =>
    count === 0 ? 'Inga uttag kvar.' : `Uttag kvar: ${count}.${next ? ` Nästa tidigast ${next}.` : ''}`,
  children: 'Läkemedel ska förvaras utom syn- och räckhåll för barn.',
} as const;
