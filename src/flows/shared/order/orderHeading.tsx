import {useTranslation} from 'react-i18next';
import {PrintedOn} from '../../../ui/layout/printedOn.tsx';
import {ScreenHeading} from '../../../ui/layout/screenHeading.tsx';
import {useFlow} from '../contract/flowContext.ts';

/** The heading of a step of the order, dated on paper. */
export const OrderHeading = ({children}: {children: string}) => {
  const {i18n} = useTranslation();
  const {now} = useFlow();
  return (
    <>
      <ScreenHeading>{children}</ScreenHeading>
      <PrintedOn now={now()} language={i18n.language} />
    </>
  );
};
