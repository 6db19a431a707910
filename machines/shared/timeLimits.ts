/** How long the funnel waits, in milliseconds; each names a delay of the machines. */
export const timeLimits = {
  availabilityLimit: 4_000,
  botCheckLimit: 10_000,
  paymentPageLimit: 10_000,
  slowCreation: 60_000,
  creationLimit: 600_000,
};

export type TimeLimit = keyof typeof timeLimits;

const DELAY = /^xstate\.after\.([^.]+)\./;

/** The time limit that an event of the clock stands for. */
export const timeLimitOf = (eventType: string): TimeLimit | undefined =>
  DELAY.exec(eventType)?.[1] as TimeLimit | undefined;
