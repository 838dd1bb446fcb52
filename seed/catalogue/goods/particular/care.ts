import { BRUSHES, FOOT_FILES, HAIR_VITAMINS, LICE, PERFUMES, RAZORS, SPOTS, type Particulars } from './particular.js';

const WASH = 'Massera in på våt hud och skölj av. Undvik kontakt med ögonen.';
const SUN = 'Stryk på rikligt innan du går ut i solen. Upprepa ofta, särskilt när du har badat eller svettats.';
const STYLE = 'Fördela i torrt eller handdukstorrt hår och forma.';
const BRUSH = 'Borsta morgon och kväll i två minuter. Byt var tredje månad, eller när stråna spretar.';
const BETWEEN = 'Används en gång om dagen, helst på kvällen före tandborstningen.';
const BY_WEIGHT =
  'Dosera efter djurets vikt enligt förpackningen. Rådfråga veterinär om djuret är sjukt eller dräktigt.';
const FACE_ONLY = 'Vinter|Intensiv|Lyster|Vital|Balans';
const NAILS = 'Stryk på rena och torra naglar. Endast för utvärtes bruk.';

/** Skin, hair, mouth, pets, make-up and shaving. */
export const care: Particulars = {
  'Dagkräm SPF 15': { unsuited: 'Vinter' },
  Peeling: { unsuited: 'Vinter|Intensiv', usage: 'Massera in på fuktig hud en till två gånger i veckan. Skölj av.' },
  Ansiktsmask: { unsuited: 'Vinter', usage: 'Låt verka i femton minuter. Torka bort eller skölj av det som är kvar.' },
  Ansiktsrengöring: { unsuited: 'Vinter', usage: WASH },
  Rengöringsgel: { unsuited: 'Vinter|Intensiv', usage: WASH },
  'Micellärt vatten': { unsuited: 'Vinter' },
  Duschkräm: { unsuited: 'Lyster|Balans', usage: WASH },
  Duscholja: { unsuited: 'Lyster|Balans', usage: WASH, contents: 'Canola Oil, Laureth-4, Tocopherol.' },
  Deodorant: { unsuited: FACE_ONLY, usage: 'Stryk på ren och torr hud. Använd inte på irriterad hud.' },
  Tvål: { unsuited: FACE_ONLY, usage: WASH, contents: 'Sodium Rapeseedate, Aqua, Glycerin, Sodium Chloride.' },
  Handtvål: { unsuited: FACE_ONLY, usage: WASH, contents: 'Aqua, Coco-Glucoside, Glycerin, Citric Acid.' },
  Handsprit: {
    unsuited: `${FACE_ONLY}|Fukt`,
    usage: 'Fyll handflatan och gnid händerna i minst 30 sekunder tills de är torra. Brandfarlig vätska.',
    contents: 'Alcohol, Aqua, Glycerin.',
  },
  Handkräm: { unsuited: 'Lyster|Balans' },
  Fotkräm: { unsuited: 'Lyster|Balans', usage: 'Massera in på rena fötter morgon och kväll.' },
  Fotfil: {
    series: FOOT_FILES,
    usage: 'Fila försiktigt på torra fötter. Skölj filen efteråt. Använd den inte på sår.',
    contents: 'Rostfritt stål, plast.',
  },
  Solkräm: { unsuited: 'Vinter|Intensiv', usage: SUN },
  Solspray: { unsuited: 'Vinter|Intensiv', usage: SUN },
  Solstift: { unsuited: 'Lyster|Balans|Intensiv', usage: SUN },
  'Solkräm barn': { unsuited: FACE_ONLY, usage: SUN },
  Aftersun: { unsuited: 'Vinter|Lyster|Balans', usage: 'Stryk på efter en dag i solen.' },
  Akneserum: { unsuited: 'Vinter|Intensiv' },
  Finnplåster: {
    series: SPOTS,
    usage: 'Sätt på ren och torr hud över finnen. Byt när plåstret har blivit vitt.',
    contents: 'Hydrokolloid, polyuretanfilm.',
  },
  'Mjukgörande kräm': { unsuited: 'Lyster|Balans' },
  Badolja: { unsuited: 'Lyster|Balans', usage: 'Häll i badvattnet. Karet kan bli halt.' },
  Läppbalsam: {
    unsuited: 'Lyster|Balans',
    usage: 'Stryk på läpparna vid behov.',
    contents: 'Cera Alba, Canola Oil, Tocopherol.',
  },
  Barriärsalva: { unsuited: 'Lyster|Balans|Fukt', contents: 'Petrolatum, Paraffinum Liquidum, Cera Alba.' },

  Torrschampo: { unsuited: 'Barn|Fukt|Reparera', usage: 'Spraya i hårbotten på 20 cm avstånd och borsta ur.' },
  Silverschampo: { unsuited: 'Barn' },
  'Leave-in balsam': { unsuited: 'Björk', usage: STYLE },
  Hårbottenserum: { unsuited: 'Barn|Volym|Glans|Reparera', usage: 'Massera in i ren hårbotten. Sköljs inte ur.' },
  Lusmedel: {
    series: LICE,
    usage: 'Fördela i torrt hår, låt verka enligt anvisningen och kamma med luskam. Upprepa efter en vecka.',
    contents: 'Dimetikon, cyklometikon.',
  },
  Luskam: {
    series: LICE,
    usage: 'Kamma slinga för slinga i vått hår med balsam. Rengör kammen i hett vatten.',
    contents: 'Rostfritt stål, plast.',
  },
  Hårserum: { unsuited: 'Barn|Sport', usage: 'Massera in några droppar i ren hårbotten. Sköljs inte ur.' },
  Hårvitaminer: {
    series: HAIR_VITAMINS,
    usage: 'Rekommenderad daglig dos bör inte överskridas. Kosttillskott ersätter inte en varierad kost.',
    contents: 'Fyllnadsmedel (mikrokristallin cellulosa), zinkglukonat, natriumselenit, biotin.',
  },
  Hårspray: { unsuited: 'Barn|Fukt|Reparera', usage: STYLE, contents: 'Alcohol Denat., Aqua, VP/VA Copolymer.' },
  Stylingvax: { unsuited: 'Barn|Reparera|Fukt', usage: STYLE, contents: 'Aqua, Cera Alba, Cetearyl Alcohol.' },

  Tandborste: { series: BRUSHES, usage: BRUSH, contents: 'Nylon, polypropen.' },
  Eltandborste: { series: BRUSHES, usage: BRUSH, contents: 'Handtag, laddare, ett borsthuvud, bruksanvisning.' },
  Tandborsthuvud: { series: BRUSHES, unsuited: 'Resa', usage: BRUSH, contents: 'Nylon, polypropen.' },
  'Tandkräm barn': { unsuited: 'Vit|Känslig|Torr mun|Frisk' },
  Munskölj: { unsuited: 'Vit', usage: 'Skölj med 10 ml i en halv minut och spotta ut. Svälj inte.' },
  Munspray: { unsuited: 'Vit|Känslig|Junior', usage: 'Spraya en till två gånger i munnen vid behov.' },
  Tandtråd: { unsuited: 'Vit|Känslig|Torr mun', usage: BETWEEN, contents: 'Nylon, vax, natriumfluorid.' },
  Mellanrumsborste: {
    series: BRUSHES,
    unsuited: 'Vit|Resa',
    usage: BETWEEN,
    contents: 'Nylon, plastad ståltråd, polypropen.',
  },
  Tandsticka: { series: BRUSHES, unsuited: 'Vit|Resa', usage: BETWEEN, contents: 'Termoplastiskt gummi.' },
  Fluortuggummi: {
    unsuited: 'Känslig|Torr mun',
    usage: 'Tugga en bit i fem minuter efter maten.',
    contents: 'Xylitol, tuggummibas, arom, natriumfluorid.',
  },

  'Fästingmedel hund': { unsuited: 'Senior|Päls', contents: 'Geraniol, solrosolja.' },
  'Fästingmedel katt': { unsuited: 'Senior|Päls', contents: 'Geraniol, solrosolja.' },
  Hundtandkräm: { unsuited: 'Senior|Päls', usage: 'Borsta hundens tänder dagligen. Ska inte sköljas ur.' },
  Hundschampo: {
    unsuited: 'Senior',
    usage: 'Massera in i våt päls och skölj noga.',
    contents: 'Aqua, Coco-Glucoside, Glycerin, Avena Sativa Kernel Extract.',
  },
  'Ledtillskott hund': { unsuited: 'Päls|Ung', usage: BY_WEIGHT },
  Hundtugg: { usage: 'Ge en bit om dagen, och ha alltid vatten framme.' },
  Kattmalt: { unsuited: 'Senior', contents: 'Maltextrakt, rapsolja, jäst.' },
  'Mjölksyrabakterier katt': { unsuited: 'Senior|Päls', contents: 'Bakteriekultur, maltodextrin.' },

  Läppstift: { unsuited: 'Känslig', contents: 'Ricinus Communis Seed Oil, Cera Alba, Mica, CI 77491.' },
  Läppglans: { unsuited: 'Känslig|Sammet', contents: 'Polyisobutene, Mica, Tocopherol.' },
  Ögonpenna: { unsuited: 'Glans' },
  Ögonbrynsgel: { unsuited: 'Glans|Midnatt' },
  Foundation: { unsuited: 'Midnatt' },
  Concealer: { unsuited: 'Midnatt|Glans' },
  Puder: { unsuited: 'Midnatt|Glans' },
  'Eau de toilette': {
    series: PERFUMES,
    usage: 'Spraya på handleder och hals. Brandfarlig vätska.',
    contents: 'Alcohol Denat., Parfum, Aqua.',
  },
  Nagellack: { unsuited: 'Känslig', usage: NAILS, contents: 'Butyl Acetate, Ethyl Acetate, Nitrocellulose.' },
  Nagelolja: {
    unsuited: 'Känslig|Sammet|Midnatt|Hela dagen',
    usage: 'Massera in på nagelbanden.',
    contents: 'Prunus Amygdalus Dulcis Oil, Tocopherol.',
  },

  Rakblad: { series: RAZORS, usage: 'Skölj bladen efter varje rakning.', contents: 'Rostfritt stål, plast.' },
  Skäggvax: { usage: STYLE, contents: 'Cera Alba, Lanolin, Prunus Amygdalus Dulcis Oil.' },
  Skäggolja: { usage: 'Massera in några droppar i skägget.', contents: 'Prunus Amygdalus Dulcis Oil, Tocopherol.' },
  'Deodorant herr': { usage: 'Stryk på ren och torr hud. Använd inte på irriterad hud.' },
  'Duschgel herr': { usage: WASH, contents: 'Aqua, Coco-Glucoside, Glycerin, Citric Acid.' },
};
