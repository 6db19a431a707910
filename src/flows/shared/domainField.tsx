import {useRef} from 'react';
import {useTranslation} from 'react-i18next';
import {companyDomainNames} from '../../../machines/shared/domainSuggestions.ts';
import {endOf} from '../../../machines/shared/draft.ts';
import {tidyDomainName} from '../../../machines/shared/tidy.ts';
import {isDomainName} from '../../../machines/shared/validity.ts';
import {TextField} from '../../ui/field.tsx';
import {HelpPopover} from '../../ui/popover.tsx';
import {SuggestionList} from '../../ui/suggestionList.tsx';
import {isChecking} from './flowActor.ts';
import {useFlow, useFlowSelector} from './flowContext.ts';

const RULES = ['characters', 'noSpaces', 'lowercase'] as const;

/** What is said of a taken web address that this visitor signed up for before. */
const OWN = {
  accepted: 'start.domainYours',
  lost: 'start.domainProbablyYours',
  refused: 'start.domainPerhapsYours',
} as const;

/** The text under the field: the address as typed, while the machine asks, once it knows (specification 5). */
const useDomainStatus = (domainName: string) => {
  const {t} = useTranslation();
  const {settings} = useFlow();
  const checking = useFlowSelector(isChecking);
  const availability = useFlowSelector(({context}) => context.availability);
  const name = tidyDomainName(domainName);
  const ownEnd = useFlowSelector(({context}) =>
    endOf(context.draft, {purpose: 'signUp', domainName: name}),
  );
  if (checking) return {status: t('start.domainChecking'), statusKind: 'busy' as const};
  const address = `${name}${settings.environmentSuffix}`;
  if (availability === 'taken' && ownEnd) return {status: t(OWN[ownEnd], {address})};
  if (availability === 'taken' || !isDomainName(domainName)) return {status: ''};
  return availability === 'free'
    ? {status: t('start.domainFree', {address}), statusKind: 'good' as const}
    : {status: '', preview: t('start.domainPreview', {address})};
};

/** Other names that are free when this one is taken; while none is typed, names made of the company's. */
const useSuggestions = (domainName: string) => {
  const {t} = useTranslation();
  const free = useFlowSelector(({context}) => context.suggestions);
  const companyName = useFlowSelector(({context}) => context.draft.companyName);
  return domainName === ''
    ? {title: t('start.domainFromCompany'), suggestions: companyDomainNames(companyName)}
    : {title: t('start.domainSuggestions'), suggestions: free};
};

type Props = {
  field: {
    id: string;
    name: string;
    value: string;
    onBlur: React.FocusEventHandler<HTMLInputElement>;
    error: string | undefined;
  };
  setDomainName: (domainName: string) => void;
  /** Whether an error summary is there to speak. */
  isSummarised: boolean;
};

/** The web address with its fixed extension, its rules, and whether it is free. */
export const DomainField = ({field, setDomainName, isSummarised}: Props) => {
  const {t} = useTranslation();
  const {actor, settings} = useFlow();
  const input = useRef<HTMLInputElement>(null);
  const availability = useFlowSelector(({context}) => context.availability);
  const taken = availability === 'taken' ? t('form.validation.domainavailable') : undefined;

  const lookUp = (domainName: string) => {
    const snapshot = actor.getSnapshot();
    const isKnown = snapshot.context.availability !== 'unknown' || isChecking(snapshot);
    if (isDomainName(domainName) && !isKnown) actor.send({type: 'domain.leave', domainName});
  };
  const change = (domainName: string) => {
    setDomainName(domainName);
    if (tidyDomainName(domainName) !== tidyDomainName(field.value)) {
      actor.send({type: 'domain.edit'});
    }
  };
  const pick = (suggestion: string) => {
    change(suggestion);
    lookUp(suggestion);
    input.current?.focus();
  };

  return (
    <TextField
      {...field}
      {...useDomainStatus(field.value)}
      ref={input}
      label={t('start.domainName')}
      starred
      required
      error={field.error ?? taken}
      announceError={!isSummarised}
      onChange={({target}) => change(target.value)}
      onBlur={(event) => {
        field.onBlur(event);
        lookUp(event.target.value);
      }}
      suffix={settings.environmentSuffix}
      labelAction={
        <HelpPopover
          id="domainHelp"
          openText={t('start.domainHelp.open')}
          title={t('start.domainHelp.title')}
          closeText={t('actions.close')}
        >
          <ul>
            {RULES.map((rule) => (
              <li key={rule}>{t(`start.domainHelp.rules.${rule}`)}</li>
            ))}
          </ul>
        </HelpPopover>
      }
      below={<SuggestionList {...useSuggestions(field.value)} onPick={pick} />}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
};
