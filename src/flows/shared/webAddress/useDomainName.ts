import {useRef} from 'react';
import {tidyDomainName} from '../../../../machines/shared/draft/tidy.ts';
import {isDomainName} from '../../../../machines/shared/draft/validity.ts';
import {isChecking} from '../contract/flowActor.ts';
import {useFlow} from '../contract/flowContext.ts';

/** Sends the machine that a web address has changed, and asks whether one that was left is free. */
export const useDomainName = (initial: string) => {
  const {actor} = useFlow();
  const known = useRef(tidyDomainName(initial));
  const edit = (text: string) => {
    const name = tidyDomainName(text);
    if (name === known.current) return;
    known.current = name;
    actor.send({type: 'domain.edit'});
  };
  const leave = (domainName: string) => {
    edit(domainName);
    const snapshot = actor.getSnapshot();
    const isKnown = snapshot.context.availability !== 'unknown' || isChecking(snapshot);
    if (isDomainName(domainName) && !isKnown) actor.send({type: 'domain.leave', domainName});
  };
  return {edit, leave};
};
