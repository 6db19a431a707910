import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {useTranslation} from 'react-i18next';
import styled from 'styled-components';
import type {Challenge} from '../../../botCheck/botCheck.ts';
import {CardBleed} from '../../../ui/layout/cardBleed.tsx';
import {color, space} from '../../../ui/theme/theme.ts';
import {BotCheckHelp} from './botCheckHelp.tsx';
import {useFlow, useFlowSelector} from '../contract/flowContext.ts';

const WIDGET_WIDTH = 305;

/** Why the box is empty again. */
export type ChallengeNews = 'expired' | 'refused' | 'rerendered';

type SetNews = Dispatch<SetStateAction<ChallengeNews | undefined>>;

/** Follows the visitor's colour scheme until the challenge is solved: other colours need a new widget. */
const useTheme = (isAnswered: boolean) => {
  const [dark] = useState(() => matchMedia('(prefers-color-scheme: dark)'));
  const [isDark, setDark] = useState(dark.matches);
  useEffect(() => {
    if (isAnswered) return undefined;
    const follow = () => setDark(dark.matches);
    follow();
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, [dark, isAnswered]);
  return isDark ? 'dark' : 'light';
};

/** Renders the widget while the box is shown, and empties it whenever its answer is no longer held. */
const useChallenge = (setNews: SetNews, lead: () => void) => {
  const {i18n} = useTranslation();
  const {actor, botCheck} = useFlow();
  const container = useRef<HTMLDivElement>(null);
  const challenge = useRef<Challenge>(undefined);
  const isAnswered = useFlowSelector(({context}) => context.botCheck !== undefined);
  const wasAnswered = useRef(isAnswered);
  const theme = useTheme(isAnswered);

  useEffect(() => {
    if (!container.current) return undefined;
    const rendered = botCheck.renderChallenge(container.current, {
      language: i18n.language,
      compact: container.current.clientWidth < WIDGET_WIDTH,
      theme,
      onSolved: (answer) => {
        setNews(undefined);
        actor.send({type: 'challenge.solved', answer});
      },
      onExpired: () => {
        setNews('expired');
        actor.send({type: 'challenge.expired'});
      },
      onFailed: () => actor.send({type: 'challenge.failed'}),
    });
    challenge.current = rendered;
    return () => {
      rendered.remove();
      // A box that is rendered again has lost its answer; one that goes with its step has nothing to report.
      const expired = {type: 'challenge.expired'} as const;
      if (!actor.getSnapshot().can(expired)) return;
      setNews((news) => news ?? 'rerendered');
      actor.send(expired);
    };
  }, [actor, botCheck, i18n.language, setNews, theme]);

  useEffect(() => {
    if (wasAnswered.current && !isAnswered) {
      challenge.current?.reset();
      setNews((news) => news ?? 'refused');
      lead();
    }
    wasAnswered.current = isAnswered;
  }, [isAnswered, lead, setNews]);

  return container;
};

type Props = {
  /** What to do with the box. */
  help: string;
  setNews: SetNews;
};

/** The visible bot check (specification 4.2), 305 px wide; submitting stays blocked until it is solved. */
export const ChallengeBox = ({help, setNews}: Props) => {
  const {t} = useTranslation();
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // After a press the focus moves to the box above the button; on a new screen it begins at the heading.
  const lead = useCallback(() => {
    const form = title.current?.closest('form');
    if (form?.contains(document.activeElement)) title.current?.focus();
  }, []);
  const container = useChallenge(setNews, lead);

  useEffect(lead, [lead]);

  // A box that goes takes the focus with it, which would begin again at the top of the page.
  useLayoutEffect(() => {
    const left = box.current;
    return () => {
      if (!left?.contains(document.activeElement)) return;
      left.closest('form')?.querySelector<HTMLElement>('button:not([type=button])')?.focus();
    };
  }, []);

  return (
    <section ref={box} aria-labelledby="challengeTitle">
      <Title ref={title} id="challengeTitle" tabIndex={-1}>
        {t('botCheck.challenge')}
      </Title>
      <Help id="challengeHelp">{help}</Help>
      <CardBleed ref={container} />
      <BotCheckHelp />
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
