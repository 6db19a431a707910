import type {ReactNode} from 'react';
import type {Plan} from '../../../machines/shared/flowTypes.ts';
import {Form} from '../../ui/form.tsx';
import {RadioCards} from '../../ui/radioCards.tsx';
import {ScreenHeading} from '../../ui/screenHeading.tsx';
import {VisuallyHidden} from '../../ui/visuallyHidden.tsx';
import {useFlow, useFlowSelector} from './flowContext.ts';
import {StepButtons} from './stepButtons.tsx';

type Option = {value: Plan; title: string; text: ReactNode; extra?: ReactNode};

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
  const value = options.find((option) => option.value === chosen)?.value;
  return (
    <>
      <ScreenHeading subtitle={subtitle}>{title}</ScreenHeading>
      <Form onSubmit={() => actor.send({type: 'plan.confirm'})}>
        <RadioCards
          id={name}
          name={name}
          legend={legend}
          value={value ?? ''}
          onChange={(plan) => actor.send({type: 'plan.choose', plan})}
          options={options}
        />
        <VisuallyHidden>
          <span id="choiceFirst">{legend}</span>
        </VisuallyHidden>
        <StepButtons withBack={false} blockedBy={value === undefined ? 'choiceFirst' : undefined} />
      </Form>
    </>
  );
};
