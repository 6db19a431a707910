import {PaperOnly} from '../../../ui/layout/paper.tsx';
import {useFlowSelector} from '../contract/flowContext.ts';
import {Order} from './order.tsx';

/** What was ordered, on the printed result; after a visit to the payment page the order is no longer known. */
export const PrintedOrder = () => {
  const ordered = useFlowSelector(({context}) => context.ordered);
  return (
    ordered && (
      <PaperOnly>
        <Order {...ordered} />
      </PaperOnly>
    )
  );
};
