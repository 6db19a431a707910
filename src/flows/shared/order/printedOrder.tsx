import {orderedOf} from '../../../../machines/shared/draft/draft.ts';
import {PaperOnly} from '../../../ui/layout/paper.tsx';
import {useFlowSelector} from '../contract/flowContext.ts';
import {Order} from './order.tsx';

/** What was ordered, on the printed result. */
export const PrintedOrder = () => {
  const ordered = useFlowSelector(
    ({context: {settledOrder, draft, environment}}) =>
      settledOrder ?? orderedOf(draft, environment.url),
  );
  return (
    ordered && (
      <PaperOnly>
        <Order {...ordered} />
      </PaperOnly>
    )
  );
};
