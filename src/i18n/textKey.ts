import type {ParseKeys} from 'i18next';

/** A key of the translations; a message that forms and screens pass on before it is put in words. */
export type TextKey = ParseKeys;

/** Says at a field that it is empty; of all of them, a summary says one thing (specification 5). */
export type MissingKey = Extract<TextKey, `form.missing.${string}`>;

export const isMissingKey = (key: TextKey): key is MissingKey => key.includes('.missing.');
