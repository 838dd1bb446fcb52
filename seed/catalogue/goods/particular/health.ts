import { FIRST_AID, PILL_BOXES, type Particulars } from './particular.js';

const DRESSING = 'Rengör såret och torka huden runt om. Sök vård vid tecken på infektion.';
const ONCE = 'Teststickor, bruksanvisning på svenska.';
const TAPE = 'Fäst på ren, torr hud och gnid tejpen varm. Ta av om huden blir röd.';
const PLASTIC = 'Polypropen.';

/** Wounds, aids and tests, support and training. */
export const health: Particulars = {
  Plåster: { contents: 'Polyuretanfilm, akrylatlim, viskos.' },
  Fingerplåster: { unsuited: 'Resa', contents: 'Bomull, akrylatlim, viskos.' },
  'Plåster på rulle': { unsuited: 'Steril|Resa', contents: 'Bomull, akrylatlim, viskos.' },
  Skavsårsplåster: { unsuited: 'Barn', contents: 'Hydrokolloid, polyuretanfilm.' },
  Skavsårsstift: {
    unsuited: 'Vattentät|Barn|Aqua|Steril',
    usage: 'Stryk på torr hud innan du tar på skorna.',
    contents: 'Caprylic/Capric Triglyceride, Stearic Acid.',
  },
  Sårtvätt: {
    unsuited: 'Vattentät|Barn|Aqua',
    usage: 'Spola såret rent. Sköljs inte av.',
    contents: 'Natriumklorid, renat vatten.',
  },
  Sårsalva: { unsuited: 'Vattentät|Barn|Aqua|Steril', usage: DRESSING, contents: 'Petrolatum, Panthenol, Glycerin.' },
  Kompress: { unsuited: 'Barn|Vattentät|Aqua', contents: 'Viskos, polyester.' },
  'Elastisk binda': {
    unsuited: 'Vattentät|Barn|Aqua|Steril',
    usage: 'Linda med lätt spänning, från hand eller fot och uppåt. Ta av om huden domnar.',
    contents: 'Bomull, elastan.',
  },
  'Första hjälpen-väska': {
    series: FIRST_AID,
    usage: 'Kontrollera innehållet en gång om året och fyll på.',
    contents: 'Plåster, kompresser, elastisk binda, sårtvätt, sax, handskar.',
  },

  'Blodtrycksmätare överarm': { contents: 'Mätare, manschett, bruksanvisning på svenska, batterier, förvaringspåse.' },
  'Blodtrycksmätare handled': { contents: 'Mätare, bruksanvisning på svenska, batterier, fodral.' },
  Graviditetstest: { unsuited: 'Komfort|Duo|Familj', contents: ONCE },
  Ägglossningstest: { unsuited: 'Komfort|Duo|Familj', contents: ONCE },
  Febertermometer: { unsuited: 'Duo', contents: 'Termometer, batteri, bruksanvisning på svenska.' },
  Örontermometer: { unsuited: 'Duo', contents: 'Termometer, skyddshylsor, batterier, bruksanvisning på svenska.' },
  Självtest: { unsuited: 'Komfort|Duo|Familj', contents: 'Testkassett, provtagning, bruksanvisning på svenska.' },
  Dosett: { series: PILL_BOXES, usage: 'Fyll en gång i veckan. Diska för hand.', contents: PLASTIC },
  Tablettdelare: {
    series: PILL_BOXES,
    unsuited: 'Familj',
    usage: 'Dela bara tabletter som får delas. Fråga på apoteket om du är osäker.',
    contents: 'Polypropen, rostfritt stål.',
  },

  Knästöd: { unsuited: 'Resa' },
  Handledsstöd: { unsuited: 'Resa' },
  Fotledsstöd: { unsuited: 'Resa' },
  Ryggstöd: { unsuited: 'Resa' },
  Stödstrumpa: { unsuited: 'Fast|Värme' },
  Flygstrumpa: { unsuited: 'Fast|Värme|Aktiv' },
  Kinesiotejp: { unsuited: 'Värme|Resa', usage: TAPE, contents: 'Bomull, akrylatlim.' },
  Idrottstejp: { unsuited: 'Värme|Resa|Luft', usage: TAPE, contents: 'Bomull, zinkoxidlim.' },

  Proteinpulver: { unsuited: 'Trail' },
  Proteinbar: { contents: 'Mjölkprotein, kakaosmör, nötter, arom.', unsuited: 'Vegan', usage: 'Äts som den är.' },
  Energigel: {
    unsuited: 'Vegan|Light',
    usage: 'Ta en gel var trettionde minut och drick vatten till.',
    contents: 'Glukossirap, fruktos, vatten, citronsyra, arom.',
  },
  Kreatin: { unsuited: 'Vegan|Light|Trail', contents: 'Kreatinmonohydrat, arom.' },
  Elektrolyter: {
    unsuited: 'Vegan',
    usage: 'Lös en tablett i en halv liter vatten.',
    contents: 'Citronsyra, natriumvätekarbonat, kaliumklorid, arom, sötningsmedel (sukralos).',
  },
};
