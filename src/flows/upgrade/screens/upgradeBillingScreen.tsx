import {useFlowSelector} from '../../shared/flowContext.ts';
import {BillingScreen} from '../../shared/screens/billingScreen.tsx';

/** Billing of an upgrade (specification 2, upgrade step 2); asks which environment it is for, if need be. */
export const UpgradeBillingScreen = () => {
  const isDomainKnown = useFlowSelector(({context}) => context.isDomainKnown);
  return <BillingScreen key={String(isDomainKnown)} asksDomain={!isDomainKnown} />;
};
