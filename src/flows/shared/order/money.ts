let amount: Intl.NumberFormat | undefined;

/** Created on first use: the browser then reads its locale data, which takes longer than rendering a screen. */
const amountFormat = (): Intl.NumberFormat =>
  (amount ??= new Intl.NumberFormat('nl-BE', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }));

/** Cents as euro in Belgian-Dutch format, in both languages: `€ 1.234,50`, never broken after the sign. */
export const euros = (cents: number): string => `€\u00A0${amountFormat().format(cents / 100)}`;

/** What is taken off, as `− € 573,30`. */
export const minus = (cents: number): string => `−\u00A0${euros(cents)}`;
