/** Where the shared form values are kept in session storage (specification 3). */
export const FORM_VALUES = 'formvalues';
