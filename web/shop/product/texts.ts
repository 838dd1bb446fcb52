import type { ProductFlag, ProductType } from '../../../domain/cart/events.js';

const types: Readonly<Record<ProductType, string>> = { Rx: 'Receptbelagt läkemedel', Ex: 'Receptfritt läkemedel', Ha: '' };

const flags: Readonly<Record<ProductFlag, string>> = {
  StoredCold: 'Förvaras kallt och skickas med kylleverans.',
  ConstantCoolingRequired: 'Kräver obruten kylkedja och skickas med kylleverans.',
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
  onlyStores: 'Finns på apotek',
  description: 'Beskrivning',
  usage: 'Användning',
  contents: 'Innehåll',
  facts: 'Fakta',
  related: 'Liknande produkter',
  variants: 'Välj variant',
  medicine: 'Läs alltid bipacksedeln innan du använder läkemedlet.',
  returnless: 'Läkemedel kan inte återlämnas efter köp.',
  labels: { varuId: 'Varunummer', ean: 'EAN', form: 'Form', strength: 'Styrka', substance: 'Aktiv substans', atcCode: 'ATC-kod', packageText: 'Förpackning' },
} as const;
