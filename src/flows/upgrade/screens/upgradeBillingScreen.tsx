import {Notice} from '../../../ui/notice.tsx';
import {useFlowSelector} from '../../shared/flowContext.ts';
import {EarlierOrder, useEarlierOrder} from '../../shared/earlierRequests.tsx';
import {BillingScreen} from '../../shared/screens/billingScreen.tsx';

/** Billing of an upgrade (specification 2, upgrade step 2); asks which environment it is for, if need be. */
export const UpgradeBillingScreen = () => {
  const isDomainKnown = useFlowSelector(({context}) => context.isDomainKnown);
  const ordered = useEarlierOrder();
  return (
    <BillingScreen
      key={String(isDomainKnown)}
      asksDomain={!isDomainKnown}
      notice={
        ordered && (
          <Notice id="orderedBefore">
            <EarlierOrder end={ordered} />
          </Notice>
        )
      }
      describedBy={ordered && 'orderedBefore'}
      noticeAt={ordered === 'refused' ? 'foot' : 'top'}
    />
  );
};
