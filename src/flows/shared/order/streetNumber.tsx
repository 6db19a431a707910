import type {RefObject} from 'react';
import {useTranslation} from 'react-i18next';
import {SuggestionList} from '../../../ui/form/suggestionList.tsx';
import {writeText} from '../../../ui/form/writeText.ts';
import {useFlowSelector} from '../contract/flowContext.ts';
import {numberInStreet} from './numberInStreet.ts';

type Props = {
  street: RefObject<HTMLInputElement | null>;
  houseNumber: RefObject<HTMLInputElement | null>;
  wasLeft: boolean;
};

/** Asks whether the number behind the street is the house number, and puts each in its field when the visitor confirms. */
export const StreetNumber = ({street, houseNumber, wasLeft}: Props) => {
  const {t} = useTranslation();
  const {billingDetails} = useFlowSelector(({context}) => context.draft);
  const isShown = wasLeft || billingDetails.houseNumber !== '';
  const found = isShown
    ? numberInStreet(billingDetails.street, billingDetails.houseNumber)
    : undefined;
  return (
    <SuggestionList
      title={t('billing.streetMeant', {number: found?.number ?? ''})}
      suggestions={found ? [found.street] : []}
      onPick={(name) => {
        if (!found || !street.current || !houseNumber.current) return;
        street.current.focus();
        writeText(street.current, name);
        houseNumber.current.focus();
        if (billingDetails.houseNumber === '') writeText(houseNumber.current, found.number);
      }}
    />
  );
};
