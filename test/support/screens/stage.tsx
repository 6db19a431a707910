import {act, render, screen, waitFor} from '@testing-library/react';
import {type UserEvent, userEvent} from '@testing-library/user-event';
import {useState} from 'react';
import {I18nextProvider} from 'react-i18next';
import {StyleSheetManager} from 'styled-components';
import {type Draft, emptyDraft} from '../../../machines/shared/draft/draft.ts';
import type {FlowEvent, FlowInput, Screen} from '../../../machines/shared/flow/flowTypes.ts';
import type {CallFailure} from '../../../machines/shared/flow/callResults.ts';
import {FlowView} from '../../../src/app/screens/flowView.tsx';
import {ShellContext} from '../../../src/app/screens/shell.ts';
import {metaOf} from '../../../src/flows/shared/contract/flowActor.ts';
import type {FlowSettings} from '../../../src/flows/shared/contract/flowContext.ts';
import {chunksOf, type FlowDefinition} from '../../../src/flows/shared/contract/flowDefinition.ts';
import {showLanguage, startI18n} from '../../../src/i18n/i18n.ts';
import {type Language, LANGUAGES, toLanguage} from '../../../src/i18n/languages.ts';
import {type Answers, createCallDesk} from '../session/callDesk.ts';

export const settings: FlowSettings = {
  brandName: 'Testwerf',
  environmentSuffix: '.testwerf.example',
  marketingUrl: 'https://www.testwerf.example',
  comparePlansUrl: 'https://www.testwerf.example/plans',
  termsUrls: {free: '/terms-free.pdf', pro: '/terms-pro.pdf'},
  telephoneRequired: true,
  pricesVat: 'excluded',
  privacyUrl: 'https://www.testwerf.example/privacy',
  contactUrl: 'https://www.testwerf.example/contact',
};

type Scene = Partial<Omit<FlowInput, 'draft'>> & {
  draft?: Partial<Draft>;
  language?: Language;
  settings?: Partial<FlowSettings>;
  /** What happens before the screen is rendered; a visit of the screen when left out. */
  before?: readonly FlowEvent[];
  user?: UserEvent;
  /** The screens are rendered before their code has loaded. */
  isEarly?: boolean;
};

/**
 * Draws a screen of a flow as the app does: the real machine, frame and texts, calls that wait for the test to
 * answer them.
 */
export const openScreen = async (flow: FlowDefinition, asked: Screen, scene: Scene = {}) => {
  const {brandName} = settings;
  const language = scene.language ?? 'nl';
  const i18n = await startI18n({brandName, language});
  // The app fetches them while nothing happens; here a switch waits for nothing either.
  for (const other of LANGUAGES) await showLanguage(i18n, other);
  await showLanguage(i18n, language);
  const desk = createCallDesk(() => toLanguage(i18n.language));
  const visits: string[] = [];
  const actor = flow.createActor(
    {
      draft: {...emptyDraft, ...scene.draft},
      password: scene.password,
      plan: scene.plan,
      telephoneRequired: scene.settings?.telephoneRequired ?? true,
    },
    desk.services,
  );
  actor.start();
  const visit: FlowEvent = {type: 'screen.visit', screen: asked, by: 'address'};
  for (const event of scene.before ?? [visit]) actor.send(event);
  if (!scene.isEarly) await Promise.all(chunksOf(flow).map((chunk) => chunk.load()));

  // Outside the document, because happy-dom would match every rule at every query by role.
  const styles = document.createElement('div');
  const Stage = () => {
    const [search, setSearch] = useState('');
    const shell = {
      settings: {...settings, ...scene.settings},
      search,
      setLanguage: (code: string) => {
        setSearch(`?lng=${code}`);
        void showLanguage(i18n, toLanguage(code));
      },
    };
    return (
      <I18nextProvider i18n={i18n}>
        <StyleSheetManager target={styles}>
          <ShellContext value={shell}>
            <FlowView
              kind="flow"
              flow={flow}
              actor={actor}
              settings={shell.settings}
              botCheck={desk.botCheck}
              lastReference={() => 'K7QW-3FMB'}
              visit={(path) => visits.push(path)}
            />
          </ShellContext>
        </StyleSheetManager>
      </I18nextProvider>
    );
  };
  const {container, unmount} = render(<Stage />);

  return {
    ...desk,
    actor,
    container,
    unmount,
    visits,
    user: scene.user ?? userEvent.setup({delay: null}),
    answer: <N extends keyof Answers>(name: N, answer: Answers[N]) =>
      act(async () => desk.answer(name, answer)),
    fail: (name: keyof Answers, failure?: CallFailure) => act(async () => desk.fail(name, failure)),
    send: (event: FlowEvent) => act(async () => actor.send(event)),
    /** The screen the machine stands on. */
    at: () => metaOf(actor.getSnapshot())?.screen,
    context: () => actor.getSnapshot().context,
  };
};

const focused = async (element: Promise<HTMLElement>) => {
  const found = await element;
  await waitFor(() => {
    if (document.activeElement !== found) throw new Error('it has no focus');
  });
  return found;
};

/** The heading of a screen that has just come, once it has the focus. */
export const findTitle = async (): Promise<string | null> =>
  (await focused(screen.findByRole('heading', {level: 1}))).textContent;

/** The lines of the error summary once it has the focus. */
export const findErrors = async (): Promise<string[]> => {
  await focused(screen.findByRole('alert'));
  return summaryLines();
};

/** The lines of the error summary; none while it is absent. */
export const summaryLines = (): string[] =>
  screen
    .queryAllByRole('alert')
    .flatMap((summary) => [...summary.querySelectorAll('a')].map((line) => line.textContent));

/** What an element says, without the descriptions of its links. */
export const wordsOf = (element: Element): string => {
  const shown = element.cloneNode(true) as Element;
  for (const note of shown.querySelectorAll('[hidden]')) note.remove();
  return shown.textContent;
};

/** The texts that describe a control: hint, error, status. */
export const describedBy = (control: Element): string[] =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => {
    const text = document.getElementById(id);
    return text ? wordsOf(text) : [];
  });
