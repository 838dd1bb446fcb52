export const texts = {
  shop: 'Älgört',
  shopTitle: 'Älgört – apotek på nätet',
  shopDescription:
    'Läkemedel, hudvård och råd från legitimerade farmaceuter, hem till dörren eller till ett apotek nära dig.',
  advice: 'Råd om hälsa',
  pharmacies: 'Hitta apotek',
  brands: 'Varumärken',
  campaigns: 'Kampanjer',
  offers: 'Erbjudanden',
  allCategories: 'Alla kategorier',
  category: (name: string) =>
    `Köp ${name.toLowerCase()} hos Älgört. Snabb leverans och råd från legitimerade farmaceuter.`,
  product: (name: string, brand: string, packageText: string) =>
    `${name} från ${brand}, ${packageText}. Köp på Älgört.`,
  pharmacy: (name: string, address: string, city: string) =>
    `${name}, ${address}, ${city}. Öppettider, telefon och lagersaldo.`,
  badUrl: 'Adressen går inte att tolka.',
  noModule: 'Modulen finns inte.',
  filterCategories: {
    Brand: 'Varumärke',
    PackageType: 'Förpackning',
    Category: 'Kategori',
    Form: 'Form',
    Strength: 'Styrka',
    PackageSize: 'Förpackningsstorlek',
    Age: 'Ålder',
    Rating: 'Betyg',
    Price: 'Pris',
    Type: 'Typ av vara',
    Campaign: 'Kampanj',
    InStock: 'I lager',
  },
} as const;
