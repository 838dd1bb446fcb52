import type { ProductFlag, ProductType } from '../../../domain/cart/events.js';

const types: Readonly<Record<ProductType, string>> = {
  Rx: 'Receptbelagt läkemedel',
  Ex: 'Receptfritt läkemedel',
  Ha: '',
};

const flags: Readonly<Record<ProductFlag, string>> = {
  StoredCold: 'Kylvara: förvaras kallt och skickas med kylleverans.',
  ConstantCoolingRequired: 'Kylvara: kräver obruten kylkedja och skickas med kylleverans.',
  Paracetamol: 'Innehåller paracetamol. Högst två förpackningar per köp.',
  AgeLimited: 'Säljs bara till den som fyllt 18 år. Legitimation krävs i kassan.',
  Nicotine: 'Innehåller nikotin, som är mycket beroendeframkallande.',
};

export const productTexts = {
  types,
  flags,
  buy: 'Lägg i varukorgen',
  gone: 'Slut i webblager',
  inStock: 'I lager, skickas inom 1 vardag',
  onlyStores: 'Köp från butik',
  onlineOnly: 'Endast online',
  isNew: 'Nyhet',
  memberPrice: 'Medlemspris',
  lowest: (price: string) => `Lägsta 30 dgr ${price}`,
  join: 'Bli medlem',
  identify: 'Identifiera dig för medlemspris',
  campaign: (date: string) => `Gäller till och med ${date}`,
  description: 'Beskrivning',
  usage: 'Användning',
  contents: 'Innehåll',
  leaflet: 'Bipacksedel',
  leafletLink: 'Läs bipacksedeln',
  leafletOf: (name: string) => `Bipacksedel för ${name}`,
  measurements: 'Mått och vikt',
  facts: 'Fakta',
  medicineFacts: 'Fakta om läkemedlet',
  complementary: 'Passar bra till',
  related: 'Liknande produkter',
  variants: 'Välj variant',
  medicine: 'Detta är ett läkemedel. Läs alltid bipacksedeln innan du använder det.',
  prescription: 'Detta är ett receptbelagt läkemedel. Det säljs bara mot recept.',
  returnless: 'Läkemedel kan inte återlämnas efter köp.',
  picture: (name: string) => `Förpackning: ${name}`,
  labels: {
    substance: 'Aktiv substans',
    atcCode: 'ATC-kod',
    form: 'Form',
    strength: 'Styrka',
    packageText: 'Förpackning',
    varuId: 'Varunummer',
    ean: 'EAN',
  },
} as const;

export const stockTexts = {
  title: 'Lager på apotek',
  heading: (name: string) => `Apotek som har ${name}`,
  place: 'Ort, postnummer eller apotek',
  search: 'Visa apotek',
  none: 'Inget apotek här omkring har varan just nu.',
  many: 'Fler än 10 i lager',
  pieces: (quantity: number) => `${quantity} i lager`,
  open: (hours: string | null) => (hours === null ? 'Stängt i dag' : `Öppet i dag ${hours}`),
  distance: (kilometres: number) => `${kilometres.toLocaleString('sv-SE', { maximumFractionDigits: 1 })} km`,
  choose: 'Välj apotek',
  chosen: 'Ditt apotek',
  hasIt: (name: string) => `${name} har varan i lager.`,
  lacksIt: (name: string) => `${name} har inte varan i lager just nu.`,
  failed: 'Lagret gick inte att hämta. Försök igen senare.',
  back: 'Till produkten',
} as const;
