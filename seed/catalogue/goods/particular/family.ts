import { INTIMATE, PREGNANCY, type Particulars } from './particular.js';

const NAPPY = 'Cellulosa, absorberande polymer, polypropen.';
const BOILED = 'Koka före första användningen och rengör sedan varje dag. Kasta vid minsta skada.';
const PADS = 'Ekologisk bomull, cellulosa, absorberande polymer.';
const OIL = 'Prunus Amygdalus Dulcis Oil, Canola Oil, Tocopherol.';
const PROTECTION = 'Cellulosa, absorberande polymer, polypropen.';

/** Babies, pregnancy, sex, periods and incontinence. */
export const family: Particulars = {
  Blöja: { contents: NAPPY, usage: 'Byt efter behov. Lämna aldrig barnet utan uppsikt på skötbordet.' },
  Våtservett: { unsuited: 'Lek', contents: 'Aqua, Glycerin, Citric Acid.', usage: 'Torka rent och låt huden torka.' },
  Badblöja: { unsuited: 'Sov gott', contents: NAPPY, usage: 'Sätt på strax före badet. Byt efteråt.' },
  Zinksalva: { unsuited: 'Lek', contents: 'Zinc Oxide, Petrolatum, Lanolin.', usage: 'Stryk på ren och torr hud.' },
  Babyolja: { unsuited: 'Lek', contents: OIL, usage: 'Massera in på huden, gärna efter badet.' },
  Babytvätt: {
    unsuited: 'Lek',
    contents: 'Aqua, Coco-Glucoside, Glycerin, Citric Acid.',
    usage: 'Tvätta barnet och skölj med ljummet vatten.',
  },
  Napp: { unsuited: 'Mjuk|Natur|Lek', contents: 'Silikon, polypropen.', usage: BOILED },
  Nappflaska: { unsuited: 'Mjuk|Lek|Natur', contents: 'Polypropen, silikon.', usage: BOILED },
  Bitring: {
    unsuited: 'Mjuk|Första tiden',
    contents: 'Silikon.',
    usage: 'Kyl i kylskåp, inte i frys. Lämna aldrig barnet utan uppsikt.',
  },
  Amningsinlägg: {
    series: PREGNANCY,
    contents: 'Bomull, cellulosa, absorberande polymer.',
    usage: 'Lägg i behån med den mjuka sidan mot huden. Byt när inlägget är fuktigt.',
  },
  Bröstvårtssalva: { series: PREGNANCY, contents: 'Lanolin.', usage: 'Stryk på ett tunt lager efter amningen.' },
  Gravidvitamin: {
    series: PREGNANCY,
    contents: 'Fyllnadsmedel (mikrokristallin cellulosa), folsyra, järnfumarat, kaliumjodid, kolekalciferol.',
    usage: 'Rekommenderad daglig dos bör inte överskridas. Fråga barnmorskan om du tar andra kosttillskott.',
  },

  Kondomer: { unsuited: 'Silke|Lust', contents: 'Naturgummilatex, i latexfria polyisopren. Silikonolja.' },
  Glidmedel: { unsuited: 'Trygg|Känsla' },
  Massageolja: { unsuited: 'Trygg|Känsla', contents: OIL },
  Massagestav: {
    unsuited: 'Känsla|Trygg|Silke|Natur',
    contents: 'Silikon, ABS-plast, laddkabel.',
    usage: 'Rengör före och efter användning. Använd bara vattenbaserat glidmedel.',
  },

  Binda: { contents: PADS },
  Trosskydd: { unsuited: 'Natt', contents: PADS },
  Tampong: { unsuited: 'Natt', contents: 'Ekologisk bomull, viskos.' },
  Menskopp: {
    unsuited: 'Bomull|Tunn|Natt',
    contents: 'Medicinskt silikon.',
    usage: 'Töm minst var tolfte timme. Koka mellan menstruationerna.',
  },
  Intimtvätt: {
    series: INTIMATE,
    contents: 'Aqua, Coco-Glucoside, Glycerin, Lactic Acid.',
    usage: 'Tvätta utvärtes och skölj med vatten.',
  },
  Intimgel: {
    series: INTIMATE,
    contents: 'Aqua, Glycerin, Hydroxyethylcellulose, Lactic Acid.',
    usage: 'Används vid behov i och runt slidan. Läs anvisningen i förpackningen.',
  },
  Skydd: { contents: PROTECTION },
  Sängskydd: { unsuited: 'Sport|Tunn', contents: PROTECTION, usage: 'Läggs under lakanet eller på det.' },
  Byxskydd: { unsuited: 'Bomull', contents: PROTECTION },
};
