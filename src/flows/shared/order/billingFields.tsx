import {useRef} from 'react';
import {useTranslation} from 'react-i18next';
import {INVOICE_REFERENCE_MAX_LENGTH} from '../../../../machines/shared/limits.ts';
import {tidyPostalCode} from '../../../../machines/shared/draft/tidy.ts';
import {TextField} from '../../../ui/form/field.tsx';
import {FieldPair, ShortFields} from '../../../ui/form/fieldGroup.tsx';
import {CountrySelect} from './countrySelect.tsx';
import {StreetNumber} from './streetNumber.tsx';
import {useTidiedText} from '../form/useTidiedText.ts';
import type {FieldForm} from '../form/wizardForm.ts';

type Props = {
  field: FieldForm['field'];
  wasLeft: FieldForm['wasLeft'];
  /** The country that the form holds now. */
  readCountry: () => string;
  /** The country when the form was last rendered. */
  country: string;
};

/** Address and invoice reference (specification 2.8); only Dutch stars the house number. */
export const BillingFields = ({field, wasLeft, readCountry, country}: Props) => {
  const {t, i18n} = useTranslation();
  const street = useRef<HTMLInputElement>(null);
  const houseNumber = useRef<HTMLInputElement>(null);
  const postalCode = useRef<HTMLInputElement>(null);
  useTidiedText(postalCode, (text) => tidyPostalCode(text, readCountry()));
  const required = (name: 'street' | 'houseNumber' | 'postalCode' | 'city') => ({
    ...field(name),
    label: t(`billing.${name}`),
    starred: name !== 'houseNumber' || i18n.language === 'nl',
    required: true,
  });
  return (
    <>
      <TextField
        {...required('street')}
        ref={street}
        autoComplete="billing address-line1"
        below={<StreetNumber {...{street, houseNumber}} wasLeft={wasLeft('street')} />}
      />
      <ShortFields>
        <TextField {...required('houseNumber')} ref={houseNumber} autoComplete="off" />
        <TextField
          {...required('postalCode')}
          ref={postalCode}
          autoComplete="billing postal-code"
        />
      </ShortFields>
      <FieldPair>
        <TextField {...required('city')} autoComplete="billing address-level2" />
        <CountrySelect
          field={{
            ...field('countryCode'),
            starred: true,
            required: true,
          }}
          chosen={country}
        />
      </FieldPair>
      <TextField
        {...field('invoiceReference')}
        label={t('billing.invoiceReference')}
        hint={t('billing.invoiceReferenceHint', {max: INVOICE_REFERENCE_MAX_LENGTH})}
        autoComplete="off"
      />
    </>
  );
};
