import type { Ordination } from '../../services/partners/e-health/protocol.js';

type Article = Ordination['artikel'];

const article = (varunummer: string, namn: string, form: string, styrka: string, forpackning: string, rang = 1) =>
  ({ varunummer, namn, form, styrka, forpackning, rang }) satisfies Article;

/** Invented names, so that no list speaks of a real product. The last of a group is the cheapest. */
export const ARTICLES = {
  thyroid: article('710001', 'Tyrolin', 'Tablett', '100 mikrogram', '100 tabletter'),
  pressure: article('710002', 'Tensidal', 'Tablett', '10 mg', '98 tabletter'),
  pressureCheap: article('710003', 'Amlovent', 'Tablett', '10 mg', '100 tabletter'),
  pressureImport: article('710004', 'Tensidal (parallellimport)', 'Tablett', '10 mg', '98 tabletter', 0),
  cholesterol: article('710005', 'Lipoflex', 'Filmdragerad tablett', '20 mg', '100 tabletter'),
  asthma: article('710006', 'Respirin', 'Inhalationspulver', '200 mikrogram/dos', '60 doser'),
  insulin: article('710007', 'Glykoron', 'Injektionsvätska, lösning', '100 E/ml', '5 x 3 ml'),
  painNarcotic: article('710008', 'Morfidol', 'Depottablett', '10 mg', '28 tabletter'),
  antibiotic: article('710009', 'Pencillor', 'Filmdragerad tablett', '800 mg', '30 tabletter'),
  allergy: article('710010', 'Pollenstop', 'Tablett', '10 mg', '100 tabletter'),
  mood: article('710011', 'Sertalin', 'Filmdragerad tablett', '50 mg', '28 tabletter'),
  contraceptive: article('710012', 'Ovalette', 'Dragerad tablett', '150/30 mikrogram', '3 x 21 tabletter'),
  ointment: article('710013', 'Hydroderm', 'Kräm', '1 %', '50 g'),
  dogPain: article('710014', 'Caniflam', 'Oral suspension', '1,5 mg/ml', '32 ml'),
  stomach: article('710016', 'Omezol', 'Enterokapsel', '20 mg', '100 kapslar'),
  stomachOther: article('710017', 'Gastrolin', 'Enterokapsel', '20 mg', '98 kapslar'),
  nerve: article('710018', 'Neurapin', 'Kapsel', '300 mg', '100 kapslar'),
  catThyroid: article('710015', 'Felitiroid', 'Tablett', '5 mg', '60 tabletter'),
} as const;
