export const adviceTexts = {
  title: 'Råd om hälsa',
  description: 'Egenvårdsråd från Älgörts legitimerade farmaceuter: vad du kan göra själv och när du bör söka vård.',
  search: 'Sök bland råden',
  intro:
    'Vad du kan göra själv, vilka receptfria läkemedel som hjälper och när det är dags att söka vård. Skrivet och granskat av våra farmaceuter.',
  topics: 'Ämnen',
  seekCare: 'Sök vård om',
  care: 'Ring 1177 för råd om vård dygnet runt. Ring 112 om det är bråttom.',
  call: 'Ring 1177',
  emergency: 'Ring 112',
  reviewed: (by: string, on: string) => `Granskad av ${by}, ${on}`,
  products: 'Kan vara bra att ha hemma',
  productsNote: 'Läs alltid bipacksedeln. Fråga oss om du är osäker, är gravid eller tar andra läkemedel.',
  contents: 'På sidan',
  more: 'Fler råd',
  disclaimer: 'Råden gäller den som för övrigt är frisk och ersätter inte vårdens bedömning.',
} as const;
