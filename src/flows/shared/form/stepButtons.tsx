import {memo, type ReactNode, useEffect, useRef} from 'react';
import {useTranslation} from 'react-i18next';
import {PrimaryButton, SecondaryButton} from '../../../ui/actions/button.tsx';
import {ButtonRow} from '../../../ui/actions/buttonRow.tsx';
import {LiveRegion} from '../../../ui/feedback/liveRegion.tsx';
import {FieldError} from '../../../ui/form/fieldError.tsx';
import {isSendingIn} from '../contract/flowActor.ts';
import {useFlow, useFlowSelector} from '../contract/flowContext.ts';

type Props = {
  /** The primary button's text; Next when left out. */
  primary?: string;
  /** A later text, so that the button keeps its size. */
  otherPrimary?: string;
  /** Looks disabled and says why (the id of the reason), yet answers when pressed. */
  blockedBy?: string | undefined;
  /** Id of what has to be known before going on. */
  describedBy?: string | undefined;
  /** Whether the code that the last press needed is missing. */
  notLoaded?: boolean;
  withBack?: boolean;
  children?: ReactNode;
};

/** The buttons at the foot of a step: one that goes on, Back, and what a step adds. */
export const StepButtons = memo(
  ({
    primary,
    otherPrimary,
    blockedBy,
    describedBy,
    notLoaded,
    withBack = true,
    children,
  }: Props) => {
    const {t} = useTranslation();
    const {actor, gate} = useFlow();
    const isNotLoaded = notLoaded || gate === 'failed';
    const isPressed = useRef(false);
    const why = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (isPressed.current) why.current?.scrollIntoView?.({block: 'nearest'});
    }, [isNotLoaded]);
    const isWorking = useFlowSelector(isSendingIn);
    const busy = isWorking || gate === 'waiting' || gate === 'slow';
    const canGoBack = useFlowSelector((snapshot) => snapshot.can({type: 'step.goBack'}));
    return (
      <>
        <ButtonRow>
          <PrimaryButton
            busy={busy}
            busyText={t('actions.busy')}
            otherText={otherPrimary}
            blocked={blockedBy !== undefined}
            onClick={() => {
              isPressed.current = true;
            }}
            describedBy={[describedBy, blockedBy].filter(Boolean).join(' ') || undefined}
          >
            {gate === 'failed' ? t('actions.tryAgain') : (primary ?? t('actions.next'))}
          </PrimaryButton>
          {children}
          {withBack && (
            <SecondaryButton busy={!canGoBack} onClick={() => actor.send({type: 'step.goBack'})}>
              {t('actions.back')}
            </SecondaryButton>
          )}
        </ButtonRow>
        {/* Below the buttons, for what comes by itself may move nothing that is about to be pressed. */}
        <LiveRegion visible text={gate === 'slow' ? t('app.stillLoading') : ''} />
        {/* Not spoken: the notice above the screen, which may be out of sight, is. */}
        {isNotLoaded && (
          <div ref={why}>
            <FieldError id="notLoaded" text={t('app.notLoaded')} />
          </div>
        )}
      </>
    );
  },
);
