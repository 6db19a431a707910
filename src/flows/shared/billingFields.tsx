import {useRef} from 'react';
import {useTranslation} from 'react-i18next';
import {INVOICE_REFERENCE_MAX_LENGTH} from '../../../machines/shared/limits.ts';
import {TextField} from '../../ui/field.tsx';
import {FieldPair} from '../../ui/fieldGroup.tsx';
import {CountrySelect} from './countrySelect.tsx';
import {StreetNumber} from './streetNumber.tsx';
import type {useWizardForm} from './wizardForm.ts';

type Props = {
  field: ReturnType<typeof useWizardForm>['field'];
  wasLeft: ReturnType<typeof useWizardForm>['wasLeft'];
  /** Leaving the postal code, with what it then holds. */
  onPostalCodeLeft: () => void;
  /** While they are being sent. */
  readOnly: boolean;
};

/** Address and invoice reference (specification 2.8); only Dutch stars the house number. */
export const BillingFields = ({field: bound, wasLeft, onPostalCodeLeft, readOnly}: Props) => {
  const {t, i18n} = useTranslation();
  const street = useRef<HTMLInputElement>(null);
  const houseNumber = useRef<HTMLInputElement>(null);
  const field = (name: string) => ({...bound(name), readOnly});
  const required = (name: 'street' | 'houseNumber' | 'postalCode' | 'city') => ({
    ...field(name),
    label: t(`billing.${name}`),
    starred: name !== 'houseNumber' || i18n.language === 'nl',
    required: true,
  });
  const postalCode = required('postalCode');
  return (
    <>
      <FieldPair>
        <TextField
          {...required('street')}
          ref={street}
          autoComplete="billing address-line1"
          below={<StreetNumber {...{street, houseNumber}} wasLeft={wasLeft('street')} />}
        />
        <TextField {...required('houseNumber')} ref={houseNumber} autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <TextField
          {...postalCode}
          autoComplete="billing postal-code"
          onBlur={(event) => {
            postalCode.onBlur(event);
            onPostalCodeLeft();
          }}
        />
        <TextField {...required('city')} autoComplete="billing address-level2" />
      </FieldPair>
      <CountrySelect field={{...field('countryCode'), starred: true, required: true}} />
      <TextField
        {...field('invoiceReference')}
        label={t('billing.invoiceReference')}
        hint={t('billing.invoiceReferenceHint', {max: INVOICE_REFERENCE_MAX_LENGTH})}
        autoComplete="off"
      />
    </>
  );
};
