/** How money goes back, in the words of the mails: an invoice may not be paid yet, so its sum becomes lower. */
export function goesBack(invoiced: boolean): string {
  return invoiced
    ? 'Summan dras av från fakturan. Har du redan betalat fakturan får du tillbaka det du har betalat för mycket.'
    : 'Pengarna går tillbaka samma väg som du betalade.';
}
