/** Where other flows and other sites lead to in the free flow (specification 2.1). */
export const freeEntries = {flowChoice: '/', account: '/free'} as const;
