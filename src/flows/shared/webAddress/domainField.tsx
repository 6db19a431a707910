import {useRef} from 'react';
import {useTranslation} from 'react-i18next';
import {companyDomainNames} from '../../../../machines/shared/draft/domainSuggestions.ts';
import {endOf} from '../../../../machines/shared/draft/draft.ts';
import {tidyDomainName} from '../../../../machines/shared/draft/tidy.ts';
import {isDomainName} from '../../../../machines/shared/draft/validity.ts';
import {TextField} from '../../../ui/form/field.tsx';
import {HelpPopover} from '../../../ui/feedback/popover.tsx';
import {SuggestionList} from '../../../ui/form/suggestionList.tsx';
import {useFieldText} from '../../../ui/form/useFieldText.ts';
import {writeText} from '../../../ui/form/writeText.ts';
import {isChecking} from '../contract/flowActor.ts';
import {useFlow, useFlowSelector} from '../contract/flowContext.ts';
import {AddressText} from './addressText.tsx';
import type {useDomainName} from './useDomainName.ts';
import type {FieldForm} from '../form/wizardForm.ts';

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
  if (availability === 'taken' && ownEnd)
    return {status: <AddressText text={t(OWN[ownEnd], {address})} address={address} />};
  if (availability === 'taken' || !isDomainName(domainName)) return {status: ''};
  return availability === 'free'
    ? {status: t('start.domainFree', {address}), statusKind: 'good' as const}
    : {status: '', preview: t('start.domainPreview', {address})};
};

/** Other names that are free when this one is taken; while none is typed, names made of the company's. */
const useSuggestions = (domainName: string, companyName: string) => {
  const {t} = useTranslation();
  const free = useFlowSelector(({context}) => context.suggestions);
  return domainName === ''
    ? {title: t('start.domainFromCompany'), suggestions: companyDomainNames(companyName)}
    : {title: t('start.domainSuggestions'), suggestions: free};
};

const asTyped = (text: string) => text;

type Props = {
  field: ReturnType<FieldForm['field']>;
  /** What it is filled in with. */
  initial: string;
  /** Empty while it is not known. */
  companyName: string;
  /** Notified of each change of the text, and of one that was picked. */
  domain: ReturnType<typeof useDomainName>;
  /** Whether an error summary is there to speak. */
  isSummarised: boolean;
};

/** The web address with its fixed extension, its rules, and whether it is free. */
export const DomainField = ({field, initial, companyName, domain, isSummarised}: Props) => {
  const {t} = useTranslation();
  const {settings} = useFlow();
  const input = useRef<HTMLInputElement>(null);
  const availability = useFlowSelector(({context}) => context.availability);
  const taken = availability === 'taken' ? t('form.validation.domainavailable') : undefined;

  const typed = useFieldText(input, initial, asTyped);
  const pick = (suggestion: string) => {
    if (!input.current) return;
    input.current.focus();
    writeText(input.current, suggestion);
    domain.leave(suggestion);
  };

  return (
    <TextField
      {...field}
      {...useDomainStatus(typed)}
      ref={input}
      // Editing it calls off what is sent.
      readOnly={false}
      label={t('start.domainName')}
      starred
      required
      error={field.error ?? taken}
      announceError={!isSummarised}
      onInput={({currentTarget}) => domain.edit(currentTarget.value)}
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
      below={<SuggestionList {...useSuggestions(typed, companyName)} onPick={pick} />}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
};
