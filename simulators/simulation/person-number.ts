/** Adds the last digit: a Luhn check digit over the nine digits before it, without the century. */
export function withCheckDigit(eleven: string): string {
  const sum = [...eleven.slice(2)].reduce(
    (total, digit, index) => total + digitSum(Number(digit) * (index % 2 === 0 ? 2 : 1)),
    0,
  );
  return `${eleven}${(10 - (sum % 10)) % 10}`;
}

function digitSum(number: number): number {
  return number > 9 ? number - 9 : number;
}
