export const budgetTexts = {
  leaves: (most: number) => `Filtret har för många villkor: högst ${most}.`,
  values: (most: number) => `Anropet har för många värden: högst ${most}.`,
  segments: (most: number) => `Adressen har för många delar: högst ${most}.`,
  answer: (most: number) => `Svaret blir för stort: högst ${most.toLocaleString('sv-SE')} byte. Be om mindre.`,
} as const;
