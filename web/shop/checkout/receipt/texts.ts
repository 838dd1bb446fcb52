export const receiptPageTexts = {
  title: 'Kvitto',
  of: (orderNumber: string) => `Kvitto för order ${orderNumber}`,
  download: 'Ladda ner som PDF',
  print: 'Skriv ut',
  order: 'Till ordern',
  goods: 'Varor',
  vat: 'Moms',
  rate: 'Momssats',
  net: 'Exklusive moms',
  amount: 'Moms',
  gross: 'Inklusive moms',
  returns: 'Returer',
} as const;

export function receiptPath(orderId: string): string {
  return `/shop/kvitto/${orderId}`;
}
