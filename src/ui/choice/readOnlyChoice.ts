import type {MouseEvent} from 'react';

const keep = (event: MouseEvent) => event.preventDefault();

/** Props of a box or a radio that stays as it is: the browser knows no read-only ones, and disabled they lose the focus. */
export const readOnlyChoice = (readOnly: boolean | undefined) =>
  readOnly ? {'aria-disabled': true, onClick: keep} : undefined;
