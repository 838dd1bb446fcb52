import type { PackShape } from '../../../domain/catalogue/index.js';

export interface FormLook {
  readonly packShape: PackShape;
  readonly packageType: string;
  /** Sentences that say how to take the medicine. */
  readonly taken: string;
  readonly excipients: string;
}

const look = (packShape: PackShape, packageType: string, taken: string, excipients: string): FormLook => ({
  packShape,
  packageType,
  taken,
  excipients,
});

const SWALLOW = 'Sväljes hel med ett halvt glas vatten.';
const TABLET = 'Mikrokristallin cellulosa, majsstärkelse, povidon, magnesiumstearat.';
const CREAM = 'Stryk ett tunt lager på det rena och torra hudområdet. Tvätta händerna efteråt.';
const CREAM_BASE = 'Cetostearylalkohol, vitt vaselin, flytande paraffin, renat vatten.';
const DROPS = 'Droppa i nedre ögonlocket och blunda en kort stund. Låt inte spetsen vidröra ögat.';
const LIQUID = 'Mät upp dosen med medföljande doseringsmått. Skaka flaskan före användning.';
const LIQUID_BASE = 'Sorbitol, glycerol, natriumbensoat, smakämne, renat vatten.';
const RECTAL = 'Förs in i ändtarmen. Fukta gärna med lite vatten först.';

/**
 * The pack and the texts for each form of medicine. The first key that the form contains applies, so longer words come
 * first.
 */
const LOOKS: Readonly<Record<string, FormLook>> = {
  tuggtablett: look(
    'box',
    'Blister',
    'Tuggas väl innan den sväljes.',
    'Sackaros, mannitol, pepparmyntsarom, magnesiumstearat.',
  ),
  munsönderfallande: look(
    'box',
    'Blister',
    'Läggs på tungan där den löses upp. Behöver inget vatten.',
    'Mannitol, krospovidon, aspartam, arom.',
  ),
  brustablett: look(
    'cylinder',
    'Rör',
    'Löses upp i ett glas vatten och drickes genast.',
    'Citronsyra, natriumvätekarbonat, sorbitol, citronarom.',
  ),
  sugtablett: look('blister', 'Blister', 'Får långsamt smälta i munnen.', 'Isomalt, sukralos, mentol, eukalyptusolja.'),
  tuggummi: look(
    'blister',
    'Blister',
    'Tuggas långsamt tills smaken blir stark, vila sedan tuggummit mot kinden.',
    'Tuggummibas, xylitol, mintsmak, natriumkarbonat.',
  ),
  tablett: look('box', 'Blister', SWALLOW, TABLET),
  kapsel: look('box', 'Blister', SWALLOW, 'Gelatin, glycerol, medellångkedjiga triglycerider.'),
  plåster: look(
    'patches',
    'Dospåse',
    'Fästs på torr, hårfri och hel hud. Byt plats varje dag.',
    'Akrylatlim, polyesterfilm.',
  ),
  munspray: look(
    'spray',
    'Sprayflaska',
    'Spraya in i munnen, inte mot läpparna. Svälj inte de första sekunderna.',
    'Propylenglykol, etanol, mintsmak.',
  ),
  nässpray: look(
    'nasal-spray',
    'Sprayflaska',
    'En dos i vardera näsborren. Snyt dig först.',
    'Natriumklorid, fosfatbuffert, renat vatten.',
  ),
  näsdroppar: look(
    'dropper',
    'Droppflaska',
    'Några droppar i vardera näsborren.',
    'Natriumklorid, fosfatbuffert, renat vatten.',
  ),
  ögondroppar: look('dropper', 'Droppflaska', DROPS, 'Natriumklorid, borsyra, renat vatten.'),
  ögongel: look('tube', 'Tub', DROPS, 'Karbomer, sorbitol, renat vatten.'),
  inhalation: look('device', 'Inhalator', 'Inhaleras djupt. Skölj munnen med vatten efteråt.', 'Laktosmonohydrat.'),
  injektion: look(
    'pen',
    'Förfylld penna',
    'Injiceras under huden i mage eller lår. Byt ställe varje gång.',
    'Metakresol, glycerol, vatten för injektionsvätskor.',
  ),
  tandkräm: look('tube', 'Tub', 'Borsta två gånger om dagen.', 'Kiseldioxid, sorbitol, pepparmyntsarom.'),
  kräm: look('tube', 'Tub', CREAM, CREAM_BASE),
  salva: look('tube', 'Tub', CREAM, 'Vitt vaselin, flytande paraffin, lanolin.'),
  gel: look('tube', 'Tub', CREAM, 'Karbomer, isopropylalkohol, propylenglykol, renat vatten.'),
  nagellack: look(
    'dropper',
    'Flaska',
    'Fila nageln och pensla på ett tunt lager en till två gånger i veckan.',
    'Etanol, etylacetat, butylacetat.',
  ),
  schampo: look(
    'flask',
    'Flaska',
    'Massera in i hårbotten, låt verka i fem minuter och skölj ur.',
    'Natriumlauryletersulfat, kollagen, renat vatten.',
  ),
  skum: look('spray', 'Sprayflaska', 'Spraya på torr hårbotten och massera in.', 'Etanol, cetylalkohol, butan.'),
  'kutan lösning': look(
    'bottle',
    'Flaska',
    'Fördela på det torra hudområdet med medföljande applikator.',
    'Etanol, propylenglykol, renat vatten.',
  ),
  munskölj: look(
    'bottle',
    'Flaska',
    'Skölj munnen i en minut och spotta ut.',
    'Glycerol, pepparmyntsarom, renat vatten.',
  ),
  droppar: look('dropper', 'Droppflaska', LIQUID, LIQUID_BASE),
  granulat: look(
    'sachets',
    'Dospåse',
    'Rörs ut i ett stort glas vatten och drickes genast.',
    'Arom, natriumvätekarbonat.',
  ),
  pulver: look('sachets', 'Dospåse', 'Löses i ett halvt glas vatten.', 'Citronarom, kiseldioxid.'),
  oral: look('bottle', 'Flaska', LIQUID, LIQUID_BASE),
  sirap: look('bottle', 'Flaska', LIQUID, LIQUID_BASE),
  suppositorium: look('box', 'Blister', RECTAL, 'Hårdfett.'),
  rektal: look('tube', 'Engångstub', RECTAL, 'Glycerol, sorbinsyra, renat vatten.'),
  vagitorium: look(
    'box',
    'Blister',
    'Förs in djupt i slidan, helst till kvällen.',
    'Laktos, majsstärkelse, mjölksyra.',
  ),
};

export function lookOf(form: string): FormLook {
  const word = Object.keys(LOOKS).find((known) => form.includes(known));
  if (!word) throw new RangeError(`no look for the form ${form}`);
  return LOOKS[word] as FormLook;
}
