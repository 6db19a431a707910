import {domainSuggestions} from '../../../../machines/shared/draft/domainSuggestions.ts';
import type {SuggestionInput} from '../../../../machines/shared/flow/flowActors.ts';
import type {Api} from '../../../api/api.ts';

const SUGGESTIONS_SHOWN = 3;

/** Up to three other names that are free now; a name whose check fails is left out. */
export const suggestDomainNames = async (
  {checkAvailability}: Pick<Api, 'checkAvailability'>,
  {domainName, companyName}: SuggestionInput,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const names = domainSuggestions(domainName, companyName);
  const answers = await Promise.allSettled(names.map((name) => checkAvailability(name, signal)));
  return names
    .filter((_, index) => {
      const answer = answers[index];
      return answer?.status === 'fulfilled' && answer.value.kind === 'free';
    })
    .slice(0, SUGGESTIONS_SHOWN);
};
