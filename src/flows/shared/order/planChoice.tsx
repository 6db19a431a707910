import {type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef} from 'react';
import type {Plan} from '../../../../machines/shared/flow/flowTypes.ts';
import {Form} from '../../../ui/form/form.tsx';
import {fillIn} from '../../../ui/form/formControls.ts';
import {RadioCards} from '../../../ui/choice/radioCards.tsx';
import {ScreenHeading} from '../../../ui/layout/screenHeading.tsx';
import {VisuallyHidden} from '../../../ui/text/visuallyHidden.tsx';
import {useFlow, useFlowSelector} from '../contract/flowContext.ts';
import {StepButtons} from '../form/stepButtons.tsx';

type Option = {
  value: Plan;
  title: string;
  text: ReactNode;
  points?: readonly string[];
  extra?: ReactNode;
};

type Props = {
  name: 'flowchoice' | 'upgradechoice';
  title: string;
  subtitle?: ReactNode;
  legend: string;
  options: readonly Option[];
};

/** A plan-choice screen (specification 2.2): choosing changes the highlight only, Next waits for a choice. */
export const PlanChoice = ({name, title, subtitle, legend, options}: Props) => {
  const {actor} = useFlow();
  const chosen = useFlowSelector(({context}) => context.plan);
  const native = useRef<HTMLFormElement>(null);
  const choose = () => {
    const held = native.current && new FormData(native.current).get(name);
    const found = options.find(({value}) => value === held);
    if (found && found.value !== chosen) actor.send({type: 'plan.choose', plan: found.value});
  };
  const hydrate = useEffectEvent(() => {
    if (native.current && chosen) fillIn(native.current, () => chosen);
  });
  // What was chosen before the page answered.
  const chooseEarly = useEffectEvent(choose);
  useLayoutEffect(() => hydrate(), []);
  useEffect(() => chooseEarly(), []);
  const isChosen = options.some(({value}) => value === chosen);
  return (
    <>
      <ScreenHeading subtitle={subtitle}>{title}</ScreenHeading>
      <Form
        ref={native}
        onInput={choose}
        onSubmit={() => {
          choose();
          actor.send({type: 'plan.confirm'});
        }}
      >
        <RadioCards id={name} name={name} legend={legend} options={options} />
        <VisuallyHidden>
          <span id="choiceFirst">{legend}</span>
        </VisuallyHidden>
        <StepButtons withBack={false} blockedBy={isChosen ? undefined : 'choiceFirst'} />
      </Form>
    </>
  );
};
