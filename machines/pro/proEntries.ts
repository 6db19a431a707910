/** Where other flows and other sites lead to in the pro flow (specification 2.1). */
export const proEntries = {
  account: '/pro',
  paymentSuccess: '/pro/success',
  paymentCanceled: '/pro/canceled',
} as const;
