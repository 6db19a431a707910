const amount = new Intl.NumberFormat('nl-BE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Cents as euro in Belgian-Dutch format, in both languages: `€ 1.234,50`, never broken after the sign. */
export const euros = (cents: number): string => `€\u00A0${amount.format(cents / 100)}`;
