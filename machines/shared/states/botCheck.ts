import {type ReportedFailure, reportError, reportTimeout} from '../flow/failures.ts';
import {flowSetup} from '../flow/flowSetup.ts';
import type {ValidationResult} from '../flow/callResults.ts';

const isTokenValid = {
  type: 'isTokenValid' as const,
  params: ({event}: {event: {output: ValidationResult}}) => event.output,
};

/** The visitor's event that starts the check, and what is recorded from it. */
const submits = {
  'exampleData.submit': 'recordExampleData',
  'billing.submit': 'recordBilling',
} as const;

type BotCheckStep = {
  submit: keyof typeof submits;
  /** A challenge solved on an earlier step, after creation refused a token, counts here. */
  takesEarlierAnswer?: true;
  /** Where submitting leads first while the environment to upgrade has not been found yet. */
  confirm?: string;
  /** Where a passed check leads, as a target seen from the step's states. */
  passed: {target: string; actions: readonly ('forgetChallenge' | 'keepAnswer')[]};
};

const failed = <const R extends object>(report: R) => ({
  target: 'botCheckFailed',
  actions: ['forgetBotCheck' as const, report] as const,
});

const loadingBotCheck = (target: string) =>
  flowSetup.createStateConfig({
    tags: ['busy', 'loading'],
    invoke: {
      id: 'loadBotCheck',
      src: 'loadBotCheck',
      onDone: [{guard: 'isChallengeWanted', target: 'solvingChallenge'}, {target}],
      onError: failed(reportError('loadBotCheck')),
    },
    after: {botCheckLimit: failed(reportTimeout('loadBotCheck', 'botCheckLimit'))},
  });

const validatingToken = (passed: BotCheckStep['passed']) =>
  flowSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'validateToken',
      src: 'validateToken',
      input: ({context}) => context.botCheck,
      onDone: [
        {guard: isTokenValid, ...passed},
        {target: 'solvingChallenge', actions: 'wantChallenge'},
      ],
      onError: failed(reportError('validateToken')),
    },
    after: {botCheckLimit: failed(reportTimeout('validateToken', 'botCheckLimit'))},
  });

const challengeFailed = failed({
  type: 'reportFailure' as const,
  params: {
    call: 'solveChallenge',
    failure: {kind: 'script', message: 'The visible challenge failed'},
  } satisfies ReportedFailure,
});

/**
 * The bot check of a step (specification 4.2): an invisible v3 check at the click, then, where the server asks
 * for it, the visible v2 challenge. A token is taken at the click and never used for a second try.
 */
export const botCheckStates = ({submit, takesEarlierAnswer, confirm, passed}: BotCheckStep) => {
  const actions = submits[submit];
  const submitTo = (target: string) => ({[submit]: {target, actions}});
  const firstSubmitTo = (target: string) =>
    confirm
      ? {
          [submit]: [
            {guard: 'isEnvironmentUnconfirmed' as const, target: confirm, actions},
            {target, actions},
          ],
        }
      : submitTo(target);
  return {
    loadingBotCheck: {
      ...loadingBotCheck('fillingIn'),
      tags: ['busy', 'preparing'] as const,
      description: 'The visitor may choose; submitting waits for the bot-check script',
    },
    fillingIn: flowSetup.createStateConfig({
      tags: 'screen',
      description: 'The visitor chooses and submits',
      on: takesEarlierAnswer
        ? {
            [submit]: [
              {
                guard: 'isAnswerHeld' as const,
                target: passed.target,
                actions: [actions, ...passed.actions],
              },
              {target: 'runningInvisibleCheck', actions},
            ],
          }
        : firstSubmitTo('runningInvisibleCheck'),
    }),
    runningInvisibleCheck: flowSetup.createStateConfig({
      tags: 'busy',
      description: 'Takes a v3 token, action Start_now',
      invoke: {
        id: 'executeBotCheck',
        src: 'executeBotCheck',
        onDone: {
          target: 'validatingInvisibleCheck',
          actions: {type: 'recordBotCheck', params: ({event}) => event.output},
        },
        onError: failed(reportError('executeBotCheck')),
      },
      after: {botCheckLimit: failed(reportTimeout('executeBotCheck', 'botCheckLimit'))},
    }),
    validatingInvisibleCheck: {
      ...validatingToken(passed),
      description: 'The server judges the v3 token',
    },
    solvingChallenge: flowSetup.createStateConfig({
      tags: ['screen', 'challenge'],
      description: 'The visible v2 challenge is empty; submitting is blocked until it is solved',
      entry: 'forgetBotCheck',
      on: {
        'challenge.solved': {target: 'challengeSolved', actions: 'recordChallengeAnswer'},
        'challenge.failed': challengeFailed,
      },
    }),
    challengeSolved: flowSetup.createStateConfig({
      tags: ['screen', 'challenge'],
      description: 'The visible v2 challenge is solved; the visitor submits',
      on: {
        ...firstSubmitTo('validatingChallenge'),
        'challenge.expired': 'solvingChallenge',
        'challenge.failed': challengeFailed,
      },
    }),
    validatingChallenge: {
      ...validatingToken(passed),
      tags: ['busy', 'challenge'] as const,
      description: 'The server judges the v2 token',
    },
    botCheckFailed: flowSetup.createStateConfig({
      tags: ['screen', 'retry'],
      description: 'The bot check could not be done; submitting tries again with a fresh token',
      on: firstSubmitTo('reloadingBotCheck'),
    }),
    reloadingBotCheck: {
      ...loadingBotCheck('runningInvisibleCheck'),
      description: 'Loads the bot-check script again where it failed, then goes on with the submit',
    },
  };
};
