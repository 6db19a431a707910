import {
  choiceEvents,
  flowFailures,
  type FlowModel,
  flowResults,
  flowStarts,
  signUpEvents,
  signUpFacts,
  stepEvents,
  timeLimitWords,
  visitsOf,
} from '../shared/model/flowModel.ts';
import {freePaths} from './freeTypes.ts';

/** What the free flow can meet, with an example of each. */
export const freeModel: FlowModel = {
  starts: flowStarts,
  events: {
    ...choiceEvents('free', 'pro'),
    ...signUpEvents,
    ...stepEvents,
    'screen.visit': visitsOf(freePaths),
  },
  results: flowResults,
  failures: flowFailures,
  timeLimits: timeLimitWords,
  serialiseState: ({value, context}) =>
    JSON.stringify([value, context.plan ?? '', signUpFacts(context)]),
};
