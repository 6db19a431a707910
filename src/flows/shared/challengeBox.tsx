import {useEffect, useRef, useState} from 'react';
import {useTranslation} from 'react-i18next';
import styled from 'styled-components';
import type {Challenge} from '../../botCheck/botCheck.ts';
import {CardBleed} from '../../ui/cardBleed.tsx';
import {LiveRegion} from '../../ui/liveRegion.tsx';
import {color, space} from '../../ui/theme.ts';
import {BotCheckHelp} from './botCheckHelp.tsx';
import {useFlow, useFlowSelector} from './flowContext.ts';

const WIDGET_WIDTH = 305;

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** Draws the widget while the box is shown, and empties it whenever its answer is no longer held. */
const useChallenge = () => {
  const {i18n} = useTranslation();
  const {actor, botCheck} = useFlow();
  const container = useRef<HTMLDivElement>(null);
  const challenge = useRef<Challenge>(undefined);
  const isAnswered = useFlowSelector(({context}) => context.botCheck !== undefined);
  const wasAnswered = useRef(isAnswered);
  const [isExpired, setIsExpired] = useState(false);

  useEffect(() => {
    if (!container.current) return undefined;
    const drawn = botCheck.renderChallenge(container.current, {
      language: i18n.language,
      compact: container.current.clientWidth < WIDGET_WIDTH,
      theme: prefersDark() ? 'dark' : 'light',
      onSolved: (answer) => {
        setIsExpired(false);
        actor.send({type: 'challenge.solved', answer});
      },
      onExpired: () => {
        setIsExpired(true);
        actor.send({type: 'challenge.expired'});
      },
      onFailed: () => actor.send({type: 'challenge.failed'}),
    });
    challenge.current = drawn;
    return () => {
      drawn.remove();
      actor.send({type: 'challenge.expired'});
    };
  }, [actor, botCheck, i18n.language]);

  useEffect(() => {
    if (wasAnswered.current && !isAnswered) challenge.current?.reset();
    wasAnswered.current = isAnswered;
  }, [isAnswered]);

  return {container, isAnswered, isExpired};
};

/** The visible bot check (specification 4), 305 px wide; submitting stays blocked until it is solved. */
export const ChallengeBox = () => {
  const {t} = useTranslation();
  const {container, isAnswered, isExpired} = useChallenge();
  const help = t(isExpired ? 'botCheck.expired' : 'botCheck.help');
  return (
    <section aria-labelledby="challengeTitle">
      <Title id="challengeTitle">{t('botCheck.challenge')}</Title>
      <Help id="challengeHelp">{help}</Help>
      <CardBleed ref={container} />
      <BotCheckHelp />
      <LiveRegion text={isAnswered ? t('botCheck.solved') : help} />
    </section>
  );
};

const Title = styled.h2`
  font-size: 1rem;
`;

const Help = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.muted};
`;
