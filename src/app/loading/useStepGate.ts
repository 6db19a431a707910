import {useEffect, useMemo, useState} from 'react';
import type {FlowActor} from '../../flows/shared/flowActor.ts';
import type {Gate} from '../../flows/shared/flowContext.ts';
import type {FlowDefinition} from '../../flows/shared/flowDefinition.ts';
import {createStepGate} from './stepGate.ts';

/** The actor that screens send to, and how it stands with what they sent. */
export const useStepGate = (flow: FlowDefinition, actor: FlowActor) => {
  const [gate, setGate] = useState<Gate>('open');
  const gated = useMemo(() => createStepGate(flow, actor, setGate), [flow, actor]);
  useEffect(() => gated.close, [gated]);
  return {gated, gate};
};
