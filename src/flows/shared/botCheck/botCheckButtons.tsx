import {type ComponentProps, memo, type ReactNode, useState} from 'react';
import {useTranslation} from 'react-i18next';
import {LiveRegion} from '../../../ui/feedback/liveRegion.tsx';
import {VisuallyHidden} from '../../../ui/text/visuallyHidden.tsx';
import {BotCheckHelp} from './botCheckHelp.tsx';
import {BotCheckWait} from './botCheckWait.tsx';
import {ChallengeBox, type ChallengeNews} from './challengeBox.tsx';
import {useFlow, useFlowSelector} from '../contract/flowContext.ts';
import {RecaptchaNotice} from './recaptchaNotice.tsx';
import {StepButtons} from '../form/stepButtons.tsx';

type Props = {
  primary: string;
  /** Id of the reason why the step's own answers do not suffice yet. */
  blockedBy?: string | undefined;
  /** Id of what has to be known before submitting. */
  describedBy?: string | undefined;
  /** What is said between the challenge and the button. */
  notice?: ReactNode;
};

const useCheckState = () => {
  const preparing = useFlowSelector((snapshot) => snapshot.hasTag('preparing'));
  const challenged = useFlowSelector((snapshot) => snapshot.hasTag('challenge'));
  const failed = useFlowSelector((snapshot) => snapshot.hasTag('retry'));
  const isLoading = useFlowSelector((snapshot) => snapshot.hasTag('loading'));
  const busy = useFlowSelector((snapshot) => snapshot.hasTag('busy'));
  const isAtRest = !busy && !challenged && !failed;
  const wait: ComponentProps<typeof BotCheckWait>['state'] =
    preparing || isLoading ? 'preparing' : isAtRest ? 'ready' : 'gone';
  const answered = useFlowSelector(({context}) => context.botCheck !== undefined);
  return {preparing, challenged, failed, answered, wait, unsolved: challenged && !answered};
};

/** The foot of a step with a bot check: the visible challenge when wanted, and the button that submits. */
export const BotCheckButtons = memo(({primary, blockedBy, describedBy, notice}: Props) => {
  const {t} = useTranslation();
  const {preparing, challenged, failed, answered, wait, unsolved} = useCheckState();
  const {areCallsMissing} = useFlow();
  // If its code is missing, the check did not fail; the notice above the screen offers all there is to do.
  const hasFailed = failed && !areCallsMissing;
  const [news, setNews] = useState<ChallengeNews>();
  // The next box starts empty.
  if (!challenged && news !== undefined) setNews(undefined);
  const help = t(`botCheck.${news === undefined || news === 'rerendered' ? 'help' : news}`);
  const challengeNews = answered ? t('botCheck.solved') : help;
  const reason = (preparing && 'botCheckPreparing') || (unsolved && 'challengeHelp') || blockedBy;
  return (
    <>
      {challenged && <ChallengeBox help={help} setNews={setNews} />}
      {/* Outside the box, for a region that comes with its text is not spoken. */}
      <LiveRegion text={challenged ? challengeNews : ''} />
      {preparing && (
        <VisuallyHidden>
          <span id="botCheckPreparing">{t('botCheck.preparing')}</span>
        </VisuallyHidden>
      )}
      {notice}
      <RecaptchaNotice />
      <StepButtons
        primary={failed ? t('actions.tryAgain') : primary}
        otherPrimary={failed ? primary : t('actions.tryAgain')}
        blockedBy={reason}
        describedBy={describedBy}
        notLoaded={failed && areCallsMissing}
      />
      {/* Below the buttons, for what comes by itself may move nothing that is about to be pressed. */}
      <LiveRegion visible alert text={hasFailed ? t('botCheck.failed') : ''} />
      {hasFailed && <BotCheckHelp />}
      <BotCheckWait state={wait} />
    </>
  );
});
