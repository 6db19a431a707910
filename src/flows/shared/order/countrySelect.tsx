import {startTransition, useEffect, useRef, useState} from 'react';
import {useTranslation} from 'react-i18next';
import {chunks} from '../../../browser/chunk.ts';
import {toLanguage} from '../../../i18n/languages.ts';
import {afterPaint} from '../../../browser/afterPaint.ts';
import {SelectField} from '../../../ui/choice/selectField.tsx';
import type {CountryOption} from './countries.ts';
import {countryChunks} from './countryChunks.ts';

type Props = {
  field: Omit<
    React.ComponentProps<typeof SelectField>,
    'label' | 'options' | 'placeholder' | 'only'
  > & {readOnly: boolean};
  chosen: string;
};

/** Holds what is chosen as well: a select without its option would lose the choice. */
const nearby = (language: string, chosen: string): readonly CountryOption[] => {
  const names = new Intl.DisplayNames(language, {type: 'region'});
  const codes = new Set(['NL', 'BE', ...(/^[A-Z]{2}$/.test(chosen) ? [chosen] : [])]);
  return [...codes].map((value) => {
    const name = names.of(value) ?? value;
    return {value, label: name, fullName: name};
  });
};

/** The country select with ISO codes, the Netherlands and Belgium first (specification 3.5). */
export const CountrySelect = ({field: {readOnly, ...field}, chosen: value}: Props) => {
  const {t, i18n} = useTranslation();
  const {language} = i18n;
  const chosen = useRef(value);
  chosen.current = value;
  const [options, setOptions] = useState(() => (value ? nearby(language, value) : []));
  useEffect(() => {
    const chunk = countryChunks[toLanguage(language)];
    const show = () => {
      const all = chunk.get();
      if (all) startTransition(() => setOptions(all));
      else setOptions((shown) => (shown.length > 0 ? shown : nearby(language, chosen.current)));
    };
    const unsubscribe = chunks.subscribe(show);
    // The names of countries take longer to find than the whole screen to render.
    const callOff = afterPaint(() => {
      show();
      chunk.load().then(show, show);
    });
    return () => {
      unsubscribe();
      callOff();
    };
  }, [language]);
  return (
    <SelectField
      {...field}
      only={readOnly ? value : undefined}
      label={t('billing.country')}
      placeholder={t('billing.countryPlaceholder')}
      options={options}
      autoComplete="billing country"
    />
  );
};
